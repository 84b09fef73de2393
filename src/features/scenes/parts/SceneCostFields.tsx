import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { sceneCostQuery } from '../art/scene-cost.ts'
import styles from '../Panels.module.css'

interface SceneCostFieldsProps {
  /** As it was built. */
  layout: SceneLayout
  isMoving: boolean
  /** Phones alone show it. */
  isOnPhones: boolean
}

/** What the scene takes of the memory that it may take, and how much is fetched for it. */
export function SceneCostFields({ layout, isMoving, isOnPhones }: SceneCostFieldsProps) {
  const { t } = useTranslation()
  const sizes = useSizes()
  const percent = usePercent()
  const { data } = useQuery(sceneCostQuery(layout, isMoving ? 'moving' : 'static'))
  if (!data) return null
  return (
    <section className={styles.group} aria-labelledby="scene-cost">
      <h3 id="scene-cost" className={styles.heading}>
        {t('scenes.cost.title')}
      </h3>
      {(isOnPhones ? (['small'] as const) : (['full', 'small'] as const)).map((of) => {
        const { memory, most, files } = data[of]
        const share = (memory / most) * 100
        return (
          <div key={of} className={styles.cost} data-bad={share > 100}>
            <ProgressBar percent={share} label={t(`scenes.cost.${of}`)} />
            <p className={styles.notes}>
              {t(`scenes.cost.${of}`)}: {t('scenes.cost.takes', { memory: sizes(memory), most: sizes(most) })}
              {share > 100 && <strong> {t('scenes.cost.over', { percent: percent(share - 100) })}</strong>}
            </p>
            <p className={styles.notes}>{t('scenes.cost.fetched', { size: sizes(files) })}</p>
          </div>
        )
      })}
    </section>
  )
}
