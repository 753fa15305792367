// What pages may ask of the frame around them. `playing`: a table is shown that has a menu of its own, so that a narrow
// screen needs no header. `settings`: the window with the settings is open.
export const shell = $state({ playing: false, settings: false });
