// Requests over HTTP. Everything comes worded in the language that was asked for.
import type {
  CardList,
  CheckDeck,
  DeckFaults,
  DeckReport,
  DeckSuggestion,
  LimitedState,
  LimitedList,
  SearchResult,
  ReplayFrames,
  GameInfo,
  SaveDeck,
  DeckToTest,
  DeckTestProgress,
  PieceDetails,
  GuestInfo,
  MoveCode,
  MyDeck,
  OpenLists,
  OpenLimited,
  OpenLesson,
  PlayRule,
  OpenPuzzle,
  PuzzleList,
  OpenRoom,
  BranchReplay,
  PlayLimited,
  PoolDeck,
  ReplayInfo,
  ReplayLog,
  ReviewProgress,
  RoomInfo,
  RunningGames,
  FinishedGames,
  OwnReplays,
  RoomList,
  RuleInfo,
  KnownGames,
  RuleList,
  SeatGranted,
  JoinRoom,
  ErrorBody,
} from "./protocol";

/** The server refused a request: `status`, and why in words (`wrong.text`, faults of a deck, reasons). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly wrong: ErrorBody,
  ) {
    super(wrong.text);
  }
}

/** What is done when the server no longer knows this browser: it was signed out elsewhere, and is a new guest now. */
export const guests = { renewed: (_me: GuestInfo): void => {} };
/** The new guest on its way, however many requests were refused at once. */
let renewal: Promise<void> | undefined;

/** Without a connection there is no answer at all; the text is the browser's. */
async function request<T>(method: string, path: string, body?: unknown, again = true): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = { code: "no-json", text: `${answer.status} ${answer.statusText}` };
  }
  if (answer.ok) return data as T;
  const wrong = data as ErrorBody;
  if (!again || wrong?.code !== "who") throw new ApiError(answer.status, wrong);
  await (renewal ??= api.me().then(guests.renewed).finally(() => (renewal = undefined)));
  return request<T>(method, path, body, false);
}

const get = <T>(path: string): Promise<T> => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);
/** The last part of an address; the browser writes numbers as text. */
export const query = (values: Record<string, string | number>): string => `${new URLSearchParams(values as Record<string, string>)}`;
const part = encodeURIComponent;

export const api = {
  get,
  post,
  me: () => get<GuestInfo>("/api/me"),
  rename: (name: string) => post<GuestInfo>("/api/me", { name }),
  moveCode: () => post<MoveCode>("/api/me/code"),
  move: (code: string) => post<GuestInfo>("/api/me/move", { code }),
  signOutEverywhere: () => post<GuestInfo>("/api/me/signout"),
  games: (lang: string) => get<GameInfo[]>(`/api/games?${query({ lang })}`),
  cards: (game: string, lang: string, version: string) =>
    get<CardList>(`/api/games/${part(game)}/cards?${query({ lang, v: version })}`),
  search: (game: string, q: string, lang: string) => get<SearchResult>(`/api/games/${part(game)}/search?${query({ q, lang })}`),
  rules: (game: string, q: string, lang: string) => get<RuleList>(`/api/games/${part(game)}/rules?${query({ q, lang })}`),
  rule: (game: string, number: string, lang: string) =>
    get<RuleInfo>(`/api/games/${part(game)}/rules/${part(number)}?${query({ lang })}`),
  differences: (game: string, lang: string) => get<KnownGames>(`/api/games/${part(game)}/differences?${query({ lang })}`),
  deck: (game: string, key: string, lang: string) =>
    get<DeckReport>(`/api/games/${part(game)}/decks/${part(key)}?${query({ lang })}`),
  checkDeck: (game: string, deck: CheckDeck) => post<DeckReport>(`/api/games/${part(game)}/decks/check`, deck),
  testDeck: (game: string, deck: DeckToTest) => post<DeckTestProgress>(`/api/games/${part(game)}/decks/test`, deck),
  myDecks: () => get<MyDeck[]>("/api/me/decks"),
  saveDeck: (key: string, deck: SaveDeck) => request<MyDeck>("PUT", `/api/me/decks/${part(key)}`, deck),
  deleteDeck: (key: string) => request<unknown>("DELETE", `/api/me/decks/${part(key)}`),
  rooms: () => get<RoomList>("/api/rooms"),
  myRooms: () => get<RoomList>("/api/me/rooms"),
  runningGames: (lang: string) => get<RunningGames>(`/api/me/games/running?${query({ lang })}`),
  finishedGames: (game: string, from: number, count: number, lang: string) =>
    get<FinishedGames>(`/api/me/games/finished?${query({ game, from, count, lang })}`),
  playRule: (rule: PlayRule) => post<SeatGranted>("/api/rules/play", rule),
  openLesson: (lesson: OpenLesson) => post<SeatGranted>("/api/lessons", lesson),
  puzzles: (lang: string) => get<PuzzleList>(`/api/puzzles?${query({ lang })}`),
  openPuzzle: (puzzle: OpenPuzzle) => post<SeatGranted>("/api/puzzles", puzzle),
  openRoom: (room: OpenRoom) => post<SeatGranted>("/api/rooms", room),
  roomCards: (code: string, lang: string) => get<CardList>(`/api/rooms/${part(code)}/cards?${query({ lang })}`),
  roomLists: (code: string, lang: string) => get<OpenLists>(`/api/rooms/${part(code)}/lists?${query({ lang })}`),
  join: (code: string, seat: JoinRoom) => post<SeatGranted>(`/api/rooms/${part(code)}/join`, seat),
  leave: (code: string) => post<unknown>(`/api/rooms/${part(code)}/leave`),
  // `game` is the number of the game of a match, counted from 1; 1 for a game by itself.
  replay: (code: string, game: number, lang: string) => get<ReplayInfo>(`/api/replays/${part(code)}?${query({ game, lang })}`),
  frames: (code: string, game: number, from: number, count: number, seat: number, lang: string) =>
    get<ReplayFrames>(`/api/replays/${part(code)}/frames?${query({ game, from, count, seat, lang })}`),
  replayLook: (code: string, game: number, at: number, seat: number, handle: number, lang: string) =>
    get<PieceDetails>(`/api/replays/${part(code)}/look?${query({ game, at, seat, handle, lang })}`),
  replayLog: (code: string, game: number, from: number, seat: number, lang: string) =>
    get<ReplayLog>(`/api/replays/${part(code)}/log?${query({ game, from, seat, lang })}`),
  review: (code: string, game: number, seat: number, lang: string) =>
    get<ReviewProgress>(`/api/replays/${part(code)}/review?${query({ game, seat, lang })}`),
  myEvents: (lang: string) => get<LimitedList>(`/api/me/limited?${query({ lang })}`),
  openEvent: (event: OpenLimited, lang: string) => post<LimitedState>(`/api/limited?${query({ lang })}`, event),
  event: (code: string, lang: string) => get<LimitedState>(`/api/limited/${part(code)}?${query({ lang })}`),
  joinEvent: (code: string, lang: string) => post<LimitedState>(`/api/limited/${part(code)}/join?${query({ lang })}`, { lang }),
  leaveEvent: (code: string, lang: string) => post<unknown>(`/api/limited/${part(code)}/leave?${query({ lang })}`),
  beginEvent: (code: string, lang: string) => post<LimitedState>(`/api/limited/${part(code)}/begin?${query({ lang })}`, { lang }),
  takeCard: (code: string, pick: number, card: string, lang: string) =>
    post<LimitedState>(`/api/limited/${part(code)}/pick?${query({ lang })}`, { pick, card }),
  suggestDeck: (code: string, leader: string, lang: string) =>
    post<DeckSuggestion>(`/api/limited/${part(code)}/suggest?${query({ lang })}`, { leader }),
  checkPoolDeck: (code: string, deck: PoolDeck, lang: string) =>
    post<DeckFaults>(`/api/limited/${part(code)}/check?${query({ lang })}`, deck),
  keepPoolDeck: (code: string, deck: PoolDeck, lang: string) =>
    request<LimitedState>("PUT", `/api/limited/${part(code)}/deck?${query({ lang })}`, deck),
  playEvent: (code: string, wish: PlayLimited) => post<SeatGranted>(`/api/limited/${part(code)}/play?${query({ lang: wish.lang ?? "en" })}`, wish),
  replayFile: (code: string) => `/api/replays/${part(code)}/file`,
  deleteReplay: (code: string) => request<unknown>("DELETE", `/api/replays/${part(code)}`),
  ownReplays: (from: number, count: number) => get<OwnReplays>(`/api/me/replays?${query({ from, count })}`),
  upload: (text: string) => post<ReplayInfo>("/api/replays", { text }),
  playOn: (code: string, wish: BranchReplay) => post<SeatGranted>(`/api/replays/${part(code)}/play`, wish),
};
