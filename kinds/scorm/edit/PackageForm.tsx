import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PACKAGES } from '#src/features/authoring/media-paths.ts'
import { MediaField } from '#src/features/authoring/MediaField.tsx'
import { namesIn } from '#src/features/authoring/names-in.ts'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { ScalarFields } from '#src/features/authoring/ScalarFields.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { ScormContent } from '../shared/schemas.ts'

interface NamedPart {
  id: string
}

const MOST_PARTS = 100

/** Which package is played, what its parts are called in each language, and what it may do. */
export function PackageForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const name = useValue(['content', 'package'])
  const parts = namesIn(useValue(['content', 'parts'])).map((id): NamedPart => ({ id }))
  const all = useParts<NamedPart>({
    ...{ parts, list: 'parts', group: 'parts', stem: 'part' },
    write: (next) => next.map(({ id }) => id),
    make: (id) => ({ id }),
  })
  const { open } = all
  const nameOf = ({ id }: NamedPart, index: number) => {
    const title = wordsAt(writing, ['parts', id, 'title']) || t('scorm.edit.untitled')
    return `${index + 1}. ${title}`
  }
  return (
    <div className={styles.stack}>
      <MediaField
        sort={PACKAGES}
        label={t('scorm.edit.package')}
        name={typeof name === 'string' ? name : ''}
        changesFor={(next) => [{ in: 'file', at: ['content', 'package'], to: next }]}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('scorm.edit.parts')}</legend>
        <p className={styles.note}>{t('scorm.edit.partsHint')}</p>
        <PartList
          label={t('scorm.edit.parts')}
          all={all}
          nameOf={nameOf}
          add={t('scorm.edit.add')}
          full={parts.length >= MOST_PARTS && t('scorm.edit.full', { count: MOST_PARTS })}
          last={false}
        />
        {open && (
          <WordField
            key={open.id}
            label={t('scorm.edit.title')}
            at={['parts', open.id, 'title']}
            most={120}
          />
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('scorm.edit.rules')}</legend>
        <p className={styles.note}>{t('scorm.edit.rulesHint')}</p>
        <ScalarFields shape={ScormContent.shape} at={['content']} />
      </fieldset>
    </div>
  )
}
