import { useTranslation } from 'react-i18next'
import {
  FULL_VOLUME,
  isHeard,
  setHeard,
  setVolume,
  SOUND_PARTS,
  useSound,
  type SoundPart,
} from '#src/lib/sound-choice.ts'
import { Switch } from '#src/ui/Switch.tsx'
import styles from './SoundChoices.module.css'

/** Percent from one volume to the next. */
const STEP = 10

/** Effects, the place and the assistant's voice, each on or off, and how loud. */
export function SoundChoices() {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('sound.title')}</legend>
      {SOUND_PARTS.map((part) => (
        <SoundPartChoice key={part} part={part} label={t(`sound.${part}`)} />
      ))}
    </fieldset>
  )
}

function SoundPartChoice({ part, label }: { part: SoundPart; label: string }) {
  const { t } = useTranslation()
  const isOn = useSound(isHeard(part))
  const volume = useSound(({ volumes }) => volumes[part])
  return (
    <>
      <Switch label={label} isOn={isOn} onChange={(next) => setHeard(part, next)} />
      {isOn && (
        <input
          className={styles.volume}
          type="range"
          min={0}
          max={FULL_VOLUME}
          step={STEP}
          value={volume}
          aria-label={t('sound.volume', { part: label })}
          aria-valuetext={t('sound.percent', { volume })}
          onChange={({ target }) => setVolume(part, Number(target.value))}
        />
      )}
    </>
  )
}
