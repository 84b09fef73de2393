import { useTranslation } from 'react-i18next'
import type { Point } from '#shared/scene/layout.ts'
import { FARTHEST } from '#shared/scene/measures.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import styles from '../Panels.module.css'
import { NumberField } from './NumberField.tsx'

interface PointFieldsProps {
  label: string
  point: Point
  isDefault: boolean
  isDisabled: boolean
  /** Undefined: where it is by default. */
  onChange: (to: [number, number] | undefined) => void
}

/** A point of the scene that belongs to a place, and the way back to where it is by default. */
export function PointFields({ label, point, isDefault, isDisabled, onChange }: PointFieldsProps) {
  const { t } = useTranslation()
  const { x, y } = point
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{label}</legend>
      <div className={styles.pair}>
        <NumberField
          label={t('scenes.field.x')}
          value={x}
          min={-FARTHEST}
          max={FARTHEST}
          isDefault={isDefault}
          isDisabled={isDisabled}
          onChange={(to) => onChange([to, y])}
        />
        <NumberField
          label={t('scenes.field.y')}
          value={y}
          min={-FARTHEST}
          max={FARTHEST}
          isDefault={isDefault}
          isDisabled={isDisabled}
          onChange={(to) => onChange([x, to])}
        />
        {!isDisabled && (
          <IconButton
            material="paper"
            disabledReason={isDefault && t('scenes.default')}
            label={t('scenes.toDefault', { what: label })}
            icon={<ArrowUUpLeftIcon />}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
    </fieldset>
  )
}
