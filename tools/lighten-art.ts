import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { lightenArt } from '#server/intake/lighten-art.ts'
import { scenePlaces } from './scenes/places.ts'

/**
 * Lays smaller files of the art beside those that are served. `npm start` runs it at the lowest priority when the server is
 * up, with a wait in seconds before it begins; it ends with the process that started it.
 */
process.once('disconnect', () => process.exit())
setPriority(constants.priority.PRIORITY_LOW)
await setTimeout(Number(process.argv[2] ?? 0) * 1000)
await lightenArt(scenePlaces('dist'))
if (process.connected) process.disconnect()
