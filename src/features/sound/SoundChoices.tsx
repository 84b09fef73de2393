import { useTranslation } from 'react-i18next'
import { Switch } from '#src/ui/Switch.tsx'
import styles from './SoundChoices.module.css'
import { isHeard, setHeard, useSound, type SoundPart } from './store.ts'

/** Effects and ambience, each on or off. */
export function SoundChoices() {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('sound.title')}</legend>
      <SoundSwitch part="effects" label={t('sound.effects')} />
      <SoundSwitch part="ambience" label={t('sound.ambience')} />
    </fieldset>
  )
}

function SoundSwitch({ part, label }: { part: SoundPart; label: string }) {
  const isOn = useSound(isHeard(part))
  return <Switch label={label} isOn={isOn} onChange={(next) => setHeard(part, next)} />
}
