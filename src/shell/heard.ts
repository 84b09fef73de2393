/** All that is heard: it comes with the first press. */
export { openSound } from '#src/lib/sound.ts'
export { startSpeaking } from './speaking.ts'
