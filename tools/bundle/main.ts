import { measureBundle, tableOf } from './measure.ts'

/** `npm run size`: weighs the built client and fails when a part is heavier than its goal. */
const { weights, findings } = measureBundle()
const tooHeavy = weights.filter(({ weight, limit }) => weight > limit)
console.log([tableOf(weights), ...findings].join('\n'))
process.exitCode = tooHeavy.length + findings.length === 0 ? 0 : 1
