// Requests about tournaments. They stand here and not in `api/http.ts` because only their own page needs them.
import { api, query } from "../api/http";
import type { DecideTable, OpenTournament, SeatGranted, TournamentList, TournamentState } from "../api/protocol";

/** The address of a tournament, or of what is done there. */
const at = (code: string, lang: string, what = ""): string => `/api/tournaments/${encodeURIComponent(code)}${what}?${query({ lang })}`;

export const mine = (lang: string): Promise<TournamentList> => api.get(`/api/me/tournaments?${query({ lang })}`);
export const open = (wish: OpenTournament, lang: string): Promise<TournamentState> => api.post(`/api/tournaments?${query({ lang })}`, wish);
export const look = (code: string, lang: string): Promise<TournamentState> => api.get(at(code, lang));
export const join = (code: string, deck: string, lang: string): Promise<TournamentState> => api.post(at(code, lang, "/join"), { deck, lang });
export const begin = (code: string, lang: string): Promise<TournamentState> => api.post(at(code, lang, "/begin"), { lang });
export const nextRound = (code: string, lang: string): Promise<TournamentState> => api.post(at(code, lang, "/round"));
export const toTable = (code: string, lang: string): Promise<SeatGranted> => api.post(at(code, lang, "/play"));
export const decide = (code: string, how: DecideTable, lang: string): Promise<TournamentState> => api.post(at(code, lang, "/result"), how);
/** The address of its record, once it is over. */
export const recordFile = (code: string): string => `/api/tournaments/${encodeURIComponent(code)}/file`;
/** Play no further (-1: I), or be taken out by the host. */
export const drop = (code: string, player: number, lang: string): Promise<unknown> => api.post(at(code, lang, "/drop"), { player, lang });
