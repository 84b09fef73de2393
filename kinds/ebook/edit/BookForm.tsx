import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { BOOKS } from '#src/features/authoring/media-paths.ts'
import { MediaField } from '#src/features/authoring/MediaField.tsx'
import { ScalarFields } from '#src/features/authoring/ScalarFields.tsx'
import { useValue } from '#src/features/authoring/use-writing.ts'
import { EbookContent } from '../shared/schemas.ts'
import { QuestionsForm } from './QuestionsForm.tsx'

/** Which book is read, in which languages there is one, and how soon it can be done. */
export function BookForm() {
  const { t } = useTranslation()
  const book = useValue(['content', 'book'])
  return (
    <div className={styles.stack}>
      <MediaField
        sort={BOOKS}
        label={t('ebook.edit.book')}
        name={typeof book === 'string' ? book : ''}
        changesFor={(name) => [{ in: 'file', at: ['content', 'book'], to: name }]}
      />
      <QuestionsForm />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('ebook.edit.end')}</legend>
        <p className={styles.note}>{t('ebook.edit.endHint')}</p>
        <ScalarFields shape={EbookContent.shape} at={['content']} />
      </fieldset>
    </div>
  )
}
