import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowUUpLeftIcon, PolygonIcon } from '#src/ui/icons.ts'
import type { LiveScene } from '../moves.ts'
import { changePoints, pointListOf } from '../point-lists.ts'
import type { Thing } from '../scene-file.ts'
import styles from '../Panels.module.css'
import { useBench, useDesk } from '../use-editor.ts'
import { ChosenPoint } from './ChosenPoint.tsx'

interface OutlineFieldsProps {
  thing: Thing
  liveScene: LiveScene
  isDefault: boolean
  isDisabled: boolean
}

/** Where a place can be pressed: as its picture, or as somebody drew it, point by point. */
export function OutlineFields({ thing, liveScene, isDefault, isDisabled }: OutlineFieldsProps) {
  const { t } = useTranslation()
  const bench = useBench()
  const { desk } = bench
  const isOutlined = useDesk(({ pointsOf }) => pointsOf === 'hit')
  const list = pointListOf(liveScene, thing, 'hit')
  if (!list) return null
  const { points } = list
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('scenes.points.hit')}</legend>
      <p className={styles.hint}>
        {isDefault ? t('scenes.outline.automatic') : t('scenes.outline.own', { count: points.length })}
      </p>
      {!isDisabled && (
        <div className={styles.choices}>
          <Button
            variant="secondary"
            icon={<PolygonIcon size={20} aria-hidden />}
            aria-pressed={isOutlined}
            onClick={() => desk.editPoints(isOutlined ? null : 'hit')}
          >
            {t(isOutlined ? 'scenes.outline.done' : 'scenes.outline.edit')}
          </Button>
          <IconButton
            material="paper"
            disabledReason={isDefault && t('scenes.default')}
            label={t('scenes.outline.reset')}
            icon={<ArrowUUpLeftIcon />}
            onClick={() => changePoints(bench, thing, 'hit', null)}
          />
        </div>
      )}
      {!isDisabled && isOutlined && <ChosenPoint thing={thing} liveScene={liveScene} of="hit" />}
    </fieldset>
  )
}
