/** How long a tip may be, in characters: a sentence or two. */
export const LEAST_TIP = 10
export const TIP_LENGTH = 280

/** How many tips somebody may write within 24 hours. */
export const TIPS_A_DAY = 5

/** What the first tip that is read on a day brings, where the tenant sets nothing else (`protip_points`). */
export const TIP_POINTS = 5
