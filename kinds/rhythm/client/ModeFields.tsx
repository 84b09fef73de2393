import { useTranslation } from 'react-i18next'
import { Choice } from '#src/ui/Choice.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import styles from './RhythmPlayer.module.css'
import type { Senses } from './use-metronome.ts'

const MODES = ['press', 'listen'] as const
export type Mode = (typeof MODES)[number]

interface ModeFieldsProps {
  mode: Mode
  onMode: (mode: Mode) => void
  senses: Senses
  onSenses: (senses: Senses) => void
  /** A round is being judged: nothing changes now. */
  isOff: boolean
}

/** Whether a round is pressed or listened to, and how its beats come besides being seen. */
export function ModeFields({ mode, onMode, senses, onSenses, isOff }: ModeFieldsProps) {
  const { t } = useTranslation()
  const canShake = 'vibrate' in navigator
  return (
    <div className={styles.modes} inert={isOff}>
      <Choice
        label={t('rhythm.mode')}
        value={mode}
        options={MODES.map((id) => ({ id, label: t(`rhythm.modes.${id}`) }))}
        onChange={onMode}
      />
      <p className={styles.hint}>{t(`rhythm.modeHint.${mode}`)}</p>
      <Switch
        label={t('rhythm.heard')}
        isOn={senses.isHeard}
        onChange={(isHeard) => onSenses({ ...senses, isHeard })}
      />
      {canShake && (
        <Switch
          label={t('rhythm.felt')}
          isOn={senses.isFelt}
          onChange={(isFelt) => onSenses({ ...senses, isFelt })}
        />
      )}
    </div>
  )
}
