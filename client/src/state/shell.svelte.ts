// What pages may ask of the frame around them: a table on a narrow screen has no header of its own.
export const shell = $state({ settings: false });
