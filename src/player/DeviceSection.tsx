import { useTranslation } from 'react-i18next'
import { Section } from '#src/features/profile/Section.tsx'
import { stageActions } from '#src/stage/stage-actions.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { Switch } from '#src/ui/Switch.tsx'
import { QualityChoice } from '#src/shell/choices/QualityChoice.tsx'
import { PlatformSound } from '#src/shell/PlatformSound.tsx'
import styles from './DeviceSection.module.css'

/** What this device shows and plays: chosen here, kept here. */
export function DeviceSection() {
  const { t } = useTranslation()
  const isPaused = useStage((stage) => stage.isPaused)
  const canDraw = useStage(({ rendererKind }) => rendererKind !== 'list')
  return (
    <Section id="device" title={t('profile.device.title')} about={t('profile.device.about')}>
      <div className={styles.choices}>
        <QualityChoice />
        {canDraw && (
          <Switch
            label={t('profile.device.motion')}
            hint={t('profile.device.motionHint')}
            isOn={!isPaused}
            onChange={(moves) => stageActions.setPaused(!moves)}
          />
        )}
        <PlatformSound as="panel" />
      </div>
    </Section>
  )
}
