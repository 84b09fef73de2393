import * as z from 'zod/mini'
import { create } from 'zustand'
import { readLocal, watchLocal, writeLocal } from './storage.ts'

/** What is heard, each by itself: short sounds, the place, and what the assistant says. */
export const SOUND_PARTS = ['effects', 'ambience', 'voice'] as const
export type SoundPart = (typeof SOUND_PARTS)[number]

/** Percent. */
export const FULL_VOLUME = 100
const Volume = z._default(z.int().check(z.gte(0), z.lte(FULL_VOLUME)), FULL_VOLUME)
const FULL = { effects: FULL_VOLUME, ambience: FULL_VOLUME, voice: FULL_VOLUME }

const Choice = z.object({
  /** One press silences all; what was chosen below comes back with the next. */
  isMuted: z.boolean(),
  effects: z.boolean(),
  ambience: z.boolean(),
  // what was chosen before there were voices and volumes holds
  voice: z._default(z.boolean(), true),
  volumes: z._default(z.object({ effects: Volume, ambience: Volume, voice: Volume }), FULL),
})
type SoundChoice = z.infer<typeof Choice>

/** Kept per device, whoever plays there: a room is quiet or it is not. */
const KEY = 'sound'
const ALL: SoundChoice = { isMuted: false, effects: true, ambience: true, voice: true, volumes: FULL }

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
  const heard = { effects: false, ambience: false, voice: false }
  for (const one of SOUND_PARTS) heard[one] = one === part ? isOn : isHeard(one)(choice)
  const isAny = SOUND_PARTS.some((one) => heard[one])
  if (isAny) choose({ ...choice, ...heard, isMuted: false })
  else choose({ ...ALL, volumes: choice.volumes, isMuted: true })
}

/** @param volume percent */
export function setVolume(part: SoundPart, volume: number): void {
  const choice = useSound.getState()
  choose({ ...choice, volumes: { ...choice.volumes, [part]: volume } })
}

/** What another tab chose holds here, too. @returns how to stop */
export function watchOtherTabs(): () => void {
  return watchLocal(KEY, () => useSound.setState(persisted()))
}
