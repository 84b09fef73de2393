import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { lightenArt } from '#server/intake/lighten-art.ts'
import { BUNDLE, packFurther } from './bundle/pack.ts'
import { packLeft } from './scenes/pack-left.ts'
import { scenePlaces } from './scenes/places.ts'

/**
 * Brings what a start does not wait for. At once, the pictures of tasks that a first build has left: the server answers who asks for one
 * when it is there. Then smaller copies of what the browser gets, and of the art, beside those that are served. `npm start` runs it
 * below the server's priority when that is up, with a wait in seconds before the art; it ends with the process that started it.
 */
process.once('disconnect', () => process.exit())
// which may have ended while this was loading
if (process.send && !process.connected) process.exit()
const places = scenePlaces('dist')
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
await packLeft(places, (words) => console.error(words))
await packFurther(BUNDLE).catch((error: unknown) =>
  console.error('The bundle is not packed by brotli', error),
)
setPriority(constants.priority.PRIORITY_LOW)
await setTimeout(Number(process.argv[2] ?? 0) * 1000)
await lightenArt(places)
if (process.connected) process.disconnect()
