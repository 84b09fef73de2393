import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { namesIn } from '#src/features/authoring/names-in.ts'
import { PlainField } from '#src/features/authoring/PlainField.tsx'
import { ScalarFields } from '#src/features/authoring/ScalarFields.tsx'
import { useValue, useWriting } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { FILE_SORTS } from '#shared/domain/file-sorts.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { UploadContent } from '../shared/schemas.ts'

const AT = ['asks', 'files']

/** What is to be handed in, of which sorts and how many files; and by what it is rated, in words that players read before. */
export function FilesForm() {
  const { t } = useTranslation()
  const { change } = useWriting()
  const accepts = namesIn(useValue(['content', 'accepts']))
  const minimum = useValue(['content', 'minimum']) ?? 1
  const maximum = useValue(['content', 'maximum']) ?? 5
  return (
    <div className={styles.stack}>
      <WordField label={t('upload.edit.question')} at={[...AT, 'question']} most={500} isLong />
      <WordField
        label={t('upload.edit.text')}
        hint={t('upload.edit.textHint')}
        at={[...AT, 'text']}
        most={4000}
        isLong
        isOptional
      />
      <PlainField label={t('upload.edit.text')} at={[...AT, 'text']} most={4000} />
      <WordField
        label={t('upload.edit.explanation')}
        hint={t('upload.edit.explanationHint')}
        at={[...AT, 'explanation']}
        most={4000}
        isLong
        isOptional
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('upload.edit.accepts')}</legend>
        {accepts.length === 0 && <Notice tone="warn">{t('upload.edit.none')}</Notice>}
        {FILE_SORTS.map((sort) => (
          <Checkbox
            key={sort}
            label={t(`upload.edit.sort.${sort}`)}
            checked={accepts.includes(sort)}
            onChange={({ target }) =>
              change([
                {
                  ...{ in: 'file', at: ['content', 'accepts'] },
                  to: FILE_SORTS.filter((one) => (one === sort ? target.checked : accepts.includes(one))),
                },
              ])
            }
          />
        ))}
        <div className={styles.columns}>
          <ScalarFields shape={UploadContent.shape} at={['content']} />
        </div>
        {typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum && (
          <Notice tone="warn">{t('upload.edit.least')}</Notice>
        )}
      </fieldset>
    </div>
  )
}
