import { useTranslation } from 'react-i18next'
import { FARTHEST } from '#shared/scene/measures.ts'
import { Button } from '#src/ui/Button.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import type { LiveScene } from '../moves.ts'
import {
  addPoint,
  changePoints,
  deletePoint,
  pointListOf,
  withoutPoint,
  withPointAfter,
  withPointAt,
} from '../point-lists.ts'
import type { PointsOf, Thing } from '../scene-file.ts'
import styles from '../Panels.module.css'
import { useBench, useDesk } from '../use-editor.ts'
import { NumberField } from './NumberField.tsx'

interface ChosenPointProps {
  thing: Thing
  liveScene: LiveScene
  of: PointsOf
}

/** Of what is drawn point by point, the point that was pressed or focused last. */
export function ChosenPoint({ thing, liveScene, of }: ChosenPointProps) {
  const { t } = useTranslation()
  const bench = useBench()
  const index = useDesk((state) => state.point)
  const list = pointListOf(liveScene, thing, of)
  const point = list?.points[index]
  if (!list || !point) return null
  const { points } = list
  const bring = (x: number, y: number) =>
    changePoints(bench, thing, of, withPointAt(points, index, { x, y }), true)
  return (
    <>
      <p>{t('scenes.outline.point', { number: index + 1, count: points.length })}</p>
      <NumberField
        label={t('scenes.outline.number')}
        value={index + 1}
        min={1}
        max={points.length}
        isDefault={false}
        onChange={(number) => bench.desk.store.setState({ point: Math.round(number) - 1 })}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('scenes.field.x')}
          value={point.x}
          min={-FARTHEST}
          max={FARTHEST}
          isDefault={false}
          onChange={(x) => bring(x, point.y)}
        />
        <NumberField
          label={t('scenes.field.y')}
          value={point.y}
          min={-FARTHEST}
          max={FARTHEST}
          isDefault={false}
          onChange={(y) => bring(point.x, y)}
        />
      </div>
      <div className={styles.choices}>
        <Button
          variant="secondary"
          icon={<PlusIcon size={20} aria-hidden />}
          disabledReason={!withPointAfter(list, index) && t('scenes.outline.most')}
          onClick={() => addPoint(bench, thing, of, index)}
        >
          {t('scenes.outline.add')}
        </Button>
        <Button
          variant="secondary"
          icon={<TrashSimpleIcon size={20} aria-hidden />}
          disabledReason={!withoutPoint(list, index) && t('scenes.outline.fewest')}
          onClick={() => deletePoint(bench, thing, of, index)}
        >
          {t('scenes.outline.delete')}
        </Button>
      </div>
      <p className={styles.hint}>{t('scenes.outline.hint')}</p>
      <p className={styles.hint}>{t('scenes.outline.near')}</p>
    </>
  )
}
