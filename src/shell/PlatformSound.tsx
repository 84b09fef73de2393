import { usePlatform } from '#src/features/platform/store.ts'
import { lazyComponent } from '#src/lib/lazy-component.ts'
import type { SoundProps } from './choices/Sound.tsx'

const Sound = lazyComponent(async () => (await import('./choices/Sound.tsx')).Sound)

/** All that the sound is, where the platform has it; its code comes after that of the map. */
export function PlatformSound(props: SoundProps) {
  return usePlatform(({ settings }) => settings?.audioEffectsTurnedOn) && <Sound {...props} />
}
