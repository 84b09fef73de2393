import { measureBundle, tableOf } from './measure.ts'

/** `npm run size`: weighs the built client and fails when a part is heavier than its goal. */
const { weights, faults } = measureBundle()
const tooHeavy = weights.filter(({ weight, limit }) => weight > limit)
console.log([tableOf(weights), ...faults].join('\n'))
process.exitCode = tooHeavy.length + faults.length === 0 ? 0 : 1
