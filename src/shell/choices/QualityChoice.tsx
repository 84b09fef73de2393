import { useTranslation } from 'react-i18next'
import { QUALITIES } from '#src/stage/quality.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { useStage } from '#src/stage/stage-store.ts'
import styles from './LanguageChoice.module.css'

/** How much the map may ask of this device; nothing of it where no map can be drawn. */
export function QualityChoice() {
  const { t } = useTranslation()
  const chosen = useStage(({ quality }) => quality)
  const canDraw = useStage(({ rendererKind }) => rendererKind !== 'list')
  if (!canDraw) return null
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('stage.quality.legend')}</legend>
      {QUALITIES.map((quality) => (
        <button
          key={quality}
          type="button"
          className={styles.option}
          aria-pressed={quality === chosen}
          onClick={() => stageActions.setQuality(quality)}
        >
          {t(`stage.quality.${quality}`)}
        </button>
      ))}
    </fieldset>
  )
}
