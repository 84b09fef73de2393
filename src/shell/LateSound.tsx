import { usePlatform } from '#src/features/platform/store.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import type { SoundProps } from './Sound.tsx'

const sound = latePart(async () => (await import('./Sound.tsx')).Sound)

/** All that the sound is, where the platform has it; its code comes after that of the map. */
export function LateSound(props: SoundProps) {
  return usePlatform(({ settings }) => settings?.audioEffectsTurnedOn) && <Late {...props} />
}

function Late(props: SoundProps) {
  const { Part } = useLatePart(sound)
  return Part && <Part {...props} />
}
