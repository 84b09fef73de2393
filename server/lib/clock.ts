/** The only place where the time comes from. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
