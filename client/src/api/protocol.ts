// The messages, as the server's own classes say them (docs/protocol.md). Types only: nothing of this is in the build.
export type * from "../../../docs/protocol";
