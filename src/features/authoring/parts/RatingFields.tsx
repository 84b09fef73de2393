import { useTranslation } from 'react-i18next'
import { isJsonObject } from '#shared/content/json.ts'
import { MOST_COMMENTS, MOST_CRITERIA } from '#shared/scene/tasks/task-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from '../Authoring.module.css'
import { namesIn } from '../names-in.ts'
import { useAuthoring } from '../use-authoring.ts'
import { freshName } from '../use-parts.ts'
import { useValue, useWriting, type Change } from '../use-writing.ts'
import { WordField } from '../WordField.tsx'

const SORTS = {
  criteria: { stem: 'criterion', word: 'title', letters: 120, most: MOST_CRITERIA },
  comments: { stem: 'comment', word: 'text', letters: 2000, most: MOST_COMMENTS },
} as const
type Sort = keyof typeof SORTS

/** By what a leader rates the task, and what is often said of it; nothing where nobody rates it. */
export function RatingFields() {
  const isRated = useValue(['isLeaderAcceptRequired']) === true
  if (!isRated) return null
  return (
    <>
      <Lines sort="criteria" />
      <Lines sort="comments" />
    </>
  )
}

function Lines({ sort }: { sort: Sort }) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { languages } = useAuthoring()
  const rating = useValue(['rating'])
  const said = isJsonObject(rating) ? rating : {}
  const { stem, word, letters, most } = SORTS[sort]
  const ids = namesIn(said[sort])
  const set = (next: readonly string[]): Change => {
    const lines = { ...said, [sort]: [...next] }
    const isEmpty = Object.values(lines).every((one) => namesIn(one).length === 0)
    return { in: 'file', at: ['rating'], to: isEmpty ? undefined : lines }
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(`authoring.rating.${sort}`)}</legend>
      <p className={styles.note}>{t(`authoring.rating.${sort}Hint`)}</p>
      {ids.map((id, index) => {
        const label = t(`authoring.rating.${stem}`, { number: index + 1 })
        return (
          <div key={id} className={styles.line}>
            <WordField label={label} at={['rating', id, word]} most={letters} isLong={sort === 'comments'} />
            <IconButton
              material="paper"
              label={t('authoring.remove', { name: label })}
              icon={<TrashSimpleIcon />}
              onClick={() =>
                change([
                  set(ids.filter((one) => one !== id)),
                  { in: languages, at: ['rating', id], to: undefined },
                ])
              }
            />
          </div>
        )
      })}
      <div>
        <Button
          variant="secondary"
          icon={<PlusIcon size={20} aria-hidden />}
          disabledReason={ids.length >= most && t('authoring.rating.full', { count: most })}
          onClick={() => change([set([...ids, freshName(stem, ids)])])}
        >
          {t(`authoring.rating.add.${sort}`)}
        </Button>
      </div>
    </fieldset>
  )
}
