/** Draws the badges of the Lantern Isles. Run: npx tsx art/paint/badges.ts */
import { daybreak, passedOn, steadyFlame, stringOfLights } from './badges/acts.ts'
import { archive, glassBay, reef, school } from './badges/below-and-within.ts'
import { harbour, keep, market } from './badges/isles.ts'
import { HOURS, writeBadge } from './badges/medal.ts'
import { bottle, firstAcross, nightWatch, northStar } from './badges/sights.ts'

const { dusk, dawn, night, deep } = HOURS

writeBadge('harbour-lit', dusk, harbour)
writeBadge('keen-eye', dusk, school)
writeBadge('fair-measure', dusk, market)
writeBadge('well-read', night, archive, { hasWater: false })
writeBadge('steady-hands', deep, reef, { hasWater: false })
writeBadge('keep-opened', dusk, keep)
writeBadge('deep-breath', deep, glassBay, { hasWater: false })
writeBadge('string-of-lights', dusk, stringOfLights)
writeBadge('daybreak', dawn, daybreak)
writeBadge('steady-flame', night, steadyFlame)
writeBadge('first-across', dawn, firstAcross)
writeBadge('passed-on', dusk, passedOn)
writeBadge('north-star', night, northStar)
writeBadge('night-watch', night, nightWatch, { hasWater: false })
writeBadge('bottle-post', dusk, bottle)
