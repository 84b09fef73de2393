import * as z from 'zod/mini'
import { create } from 'zustand'
import { readLocal, watchLocal, writeLocal } from '#src/lib/storage.ts'

const Choice = z.object({
  /** One press silences all; what was chosen below comes back with the next. */
  isMuted: z.boolean(),
  effects: z.boolean(),
  ambience: z.boolean(),
})
type SoundChoice = z.infer<typeof Choice>
export type SoundPart = 'effects' | 'ambience'

/** Kept per device, whoever plays there: a room is quiet or it is not. */
const KEY = 'sound'
const ALL: SoundChoice = { isMuted: false, effects: true, ambience: true }

function persisted(): SoundChoice {
  try {
    return Choice.parse(JSON.parse(readLocal(KEY) ?? ''))
  } catch {
    return ALL
  }
}

/** What the player wants to hear (STAGE-9). */
export const useSound = create<SoundChoice>(persisted)

function choose(choice: SoundChoice): void {
  useSound.setState(choice)
  writeLocal(KEY, JSON.stringify(choice))
}

export function toggleMute(): void {
  const { isMuted, ...parts } = useSound.getState()
  choose({ ...parts, isMuted: !isMuted })
}

/** Whether a part is to be heard. For `useSound`. */
export function isHeard(part: SoundPart): (choice: SoundChoice) => boolean {
  return (choice) => !choice.isMuted && choice[part]
}

/** Turns one part on or off. Out of silence it comes alone; with the last one off all is silent. */
export function setHeard(part: SoundPart, isOn: boolean): void {
  const choice = useSound.getState()
  const other = part === 'effects' ? 'ambience' : 'effects'
  const isOtherOn = isHeard(other)(choice)
  if (!isOn && !isOtherOn) choose({ ...ALL, isMuted: true })
  else choose({ ...choice, isMuted: false, [part]: isOn, [other]: isOtherOn })
}

/** What another tab chose holds here, too. @returns how to stop */
export function watchOtherTabs(): () => void {
  return watchLocal(KEY, () => useSound.setState(persisted()))
}
