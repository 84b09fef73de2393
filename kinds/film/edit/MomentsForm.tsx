import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { QuestionFields } from '#src/features/authoring/QuestionFields.tsx'
import { freshName, useParts, type Parts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { FEWEST_ANSWERS, MOST_ANSWERS } from '#shared/scene/tasks/question-schemas.ts'
import { MOST_MOMENTS, type Moment } from '../shared/film-schemas.ts'
import { round, shortly } from './captions.ts'
import { MomentStrip } from './MomentStrip.tsx'
import { readMoments, writeMoments } from './read-moments.ts'
import { TimeField } from './TimeField.tsx'
import type { Screen } from './use-screen.ts'

const NEW_QUESTION = { answers: ['answer-1', 'answer-2'], correct: ['answer-1'] }

/** Where the film stops and asks, and where its chapters begin: on its timeline, as a list, and the one that is open. */
export function MomentsForm({ screen }: { screen: Screen }) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { change, openPart } = writing
  const moments = readMoments(useValue(['content']))
  const all = useParts<Moment>({
    ...{ parts: moments, list: 'moments', group: 'moments', stem: 'moment', write: writeMoments },
    make: (id) => ({ id, at: round(screen.at) }),
  })
  const { open } = all
  const nameOf = ({ id, question }: Moment) => {
    const words = wordsAt(writing, ['moments', id, question ? 'question' : 'title'])
    return question
      ? t('film.edit.moments.question', { words: words || t('film.edit.empty') })
      : t('film.edit.moments.chapter', { words: words || t('film.edit.empty') })
  }
  const add = (question?: Moment['question']) => {
    const id = freshName(
      'moment',
      moments.map((moment) => moment.id),
    )
    change(all.changesTo([...moments, { id, at: round(screen.at), ...(question && { question }) }]))
    openPart(id)
  }
  const show = (moment: Moment) => {
    all.show(moment.id)
    screen.seek(moment.at)
  }
  const full = moments.length >= MOST_MOMENTS && t('film.edit.moments.full', { count: MOST_MOMENTS })
  const time = shortly(screen.at)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('film.edit.moments.title')}</legend>
      <p className={styles.note}>{t('film.edit.moments.hint')}</p>
      {moments.length > 0 && (
        <MomentStrip
          {...{ moments, open, nameOf, screen }}
          onOpen={(moment) => all.show(moment.id)}
          onMove={(moment, at) => change(all.changesFor(moment, { ...moment, at }), `moment ${moment.id}`)}
        />
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<PlusIcon size={20} aria-hidden />}
          disabledReason={full}
          onClick={() => add(NEW_QUESTION)}
        >
          {t('film.edit.moments.addQuestion', { time })}
        </Button>
        <Button
          variant="secondary"
          icon={<PlusIcon size={20} aria-hidden />}
          disabledReason={full}
          onClick={() => add()}
        >
          {t('film.edit.moments.addChapter', { time })}
        </Button>
      </div>
      {moments.length > 0 && (
        <ol className={styles.rows} aria-label={t('film.edit.moments.list')}>
          {moments.map((moment, index) => (
            <li key={moment.id} className={styles.row}>
              <button
                type="button"
                className={styles.rowName}
                aria-current={moment === open ? 'true' : undefined}
                onClick={() => show(moment)}
              >
                <span>{nameOf(moment)}</span>
                <small>{shortly(moment.at)}</small>
              </button>
              <IconButton
                material="paper"
                label={t('authoring.remove', { name: nameOf(moment) })}
                icon={<TrashSimpleIcon />}
                onClick={() => all.remove(moment, index)}
              />
            </li>
          ))}
        </ol>
      )}
      {open && <MomentFields key={open.id} {...{ open, all, screen, name: nameOf(open) }} />}
    </fieldset>
  )
}

interface MomentFieldsProps {
  open: Moment
  all: Parts<Moment>
  screen: Screen
  name: string
}

/** When it comes, and what is asked or how the chapter is called. */
function MomentFields({ open, all, screen, name }: MomentFieldsProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { id, at, question } = open
  const { length } = screen
  const move = (to: number) => {
    change(all.changesFor(open, { ...open, at: to }))
    screen.seek(to)
  }
  return (
    <section className={styles.question} aria-label={name}>
      <div className={styles.line}>
        <TimeField
          label={t('film.edit.moments.at')}
          seconds={at}
          error={length !== null && at > length ? t('film.edit.moments.late') : undefined}
          onSet={move}
        />
        <Button variant="secondary" onClick={() => move(round(screen.at))}>
          {t('film.edit.moments.here', { time: shortly(screen.at) })}
        </Button>
      </div>
      {question ? (
        <>
          <QuestionFields
            question={question}
            at={['moments', id]}
            least={FEWEST_ANSWERS}
            most={MOST_ANSWERS}
            changesFor={(next) => all.changesFor(open, { ...open, question: next })}
          />
          <ItemFigures at={['moments', id]} question={question} />
        </>
      ) : (
        <WordField label={t('film.edit.moments.name')} at={['moments', id, 'title']} most={120} />
      )}
    </section>
  )
}
