import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { NumberField } from '#src/features/authoring/ScalarFields.tsx'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { FASTEST, FEWEST_OTHERS, MOST_OTHERS, SLOWEST } from '../shared/schemas.ts'

interface OtherFieldsProps {
  others: readonly number[]
  onOthers: (others: readonly number[]) => void
}

/** The wrong beats among which those who listen find the right one. */
export function OtherFields({ others, onOthers }: OtherFieldsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('rhythm.edit.others')}</legend>
      {others.map((other, index) => (
        <div key={index} className={styles.line}>
          <NumberField
            label={t('rhythm.edit.other', { number: index + 1 })}
            scalar={{ name: 'other', sort: 'number', least: SLOWEST, most: FASTEST, isOptional: false }}
            value={other}
            onSet={(next) => {
              if (next !== undefined) onOthers(others.with(index, next))
            }}
          />
          <IconButton
            material="paper"
            label={t('authoring.remove', { name: t('rhythm.edit.removeOther', { number: index + 1 }) })}
            icon={<TrashSimpleIcon />}
            disabledReason={
              others.length <= FEWEST_OTHERS && t('rhythm.edit.fewOthers', { count: FEWEST_OTHERS })
            }
            onClick={() => onOthers(others.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        variant="secondary"
        icon={<PlusIcon size={20} aria-hidden />}
        disabledReason={others.length >= MOST_OTHERS && t('rhythm.edit.fullOthers', { count: MOST_OTHERS })}
        onClick={() => onOthers([...others, SLOWEST])}
      >
        {t('rhythm.edit.addOther')}
      </Button>
    </fieldset>
  )
}
