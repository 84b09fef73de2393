import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#shared/contract/people.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useAction } from './use-action.ts'
import styles from '../People.module.css'
import { peopleQuery } from '../queries.ts'
import { Said } from './Said.tsx'

/** As many as can be taken in at a glance: who is not among them is found by more letters. */
const SHOWN = 6

interface FindPersonProps {
  isLeftOut: (person: Person) => boolean
  /** What can be done with one who was found. Each rejects with the `Failure` that the server answered. */
  actions: (person: Person) => readonly { words: string; action: () => Promise<unknown> }[]
}

/** Finds somebody of the tenant by name or address, and does something with who was found. */
export function FindPerson({ isLeftOut, actions }: FindPersonProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useInfiniteQuery({
    ...peopleQuery({ search, state: 'active' }),
    enabled: search.length > 1,
  })
  const { sending, send } = useAction()
  const field = useRef<HTMLInputElement>(null)
  /** The next is found from the same place. */
  const act = async (action: () => Promise<unknown>) => {
    if (!(await send(action))) return
    setTyped('')
    field.current?.focus()
  }
  const found = search.length > 1 ? data?.pages.flatMap(({ people }) => people) : undefined
  const shown = found?.filter((person) => !isLeftOut(person)).slice(0, SHOWN)
  return (
    <div className={styles.stack}>
      <TextField
        ref={field}
        type="search"
        label={t('people.list.search')}
        hint={t('people.find.hint')}
        value={typed}
        maxLength={254}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {shown?.length === 0 && (
        <p role="status" className={styles.quiet}>
          {t('people.list.none')}
        </p>
      )}
      {shown && shown.length > 0 && (
        <ul className={styles.rows} aria-label={t('people.find.found')}>
          {shown.map((person) => (
            <li key={person.id}>
              <span className={styles.who}>
                <strong>{person.displayName}</strong>
                <span className={styles.quiet}>{person.email}</span>
              </span>
              <span className={styles.facts}>
                {actions(person).map(({ words, action }) => (
                  <Button key={words} variant="secondary" onClick={() => void act(action)}>
                    {words}
                    <VisuallyHidden>
                      : <bdi>{person.displayName}</bdi>
                    </VisuallyHidden>
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Said sending={sending} />
    </div>
  )
}
