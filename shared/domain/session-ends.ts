/** The header in which every answer to somebody signed in says in how many seconds the session ends, if it is not used. */
export const SESSION_ENDS_HEADER = 'x-session-ends-in'
