/** The scene to which the player comes back with the keyboard at a place of it: that place speaks, and then what has changed. */
export const returning: { to: string | null } = { to: null }
