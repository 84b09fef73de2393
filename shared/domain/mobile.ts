/** 'Mobile' is a viewport under 700 px (SHELL-9). */
export const MOBILE = '(max-width: 699px)'
