/** What somebody can be thanked for in; there are no words of one's own, so nothing has to be moderated. */
export const KUDOS_KINDS = ['help', 'idea', 'effort', 'spirit'] as const
export type KudosKind = (typeof KUDOS_KINDS)[number]

/** How many somebody may give within 24 hours. */
export const KUDOS_A_DAY = 3

/** For how many days a finished task or a tip can be thanked for. */
export const THANKED_DAYS = 14
