import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#shared/contract/people.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { changePerson } from './calls.ts'
import { AdventuresOfPerson } from './parts/AdventuresOfPerson.tsx'
import { ConfirmPopup } from './parts/ConfirmPopup.tsx'
import { ExamTimeOfPerson } from './parts/ExamTimeOfPerson.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import { Said } from './parts/Said.tsx'
import { SessionsOfPerson } from './parts/SessionsOfPerson.tsx'
import { TeamsOfPerson } from './parts/TeamsOfPerson.tsx'
import { useAction } from './parts/use-action.ts'
import styles from './People.module.css'
import { personQuery } from './queries.ts'

interface PersonPageProps {
  personId: string
  /** Way back to the list. */
  listHref: string
}

/** One person: role, teams, and whether the account is open. */
export function PersonPage({ personId, listHref }: PersonPageProps) {
  const { t } = useTranslation()
  const { data: person, error, refetch } = useQuery(personQuery(personId))
  return (
    <div className={styles.stack}>
      <p>
        <a href={listHref}>{t('people.person.back')}</a>
      </p>
      {!person && (
        <Coming error={error} sentence={t('people.person.gone')} onRetry={refetch} heights={[3.5, 9]} />
      )}
      {person && (
        <>
          <header className={styles.link}>
            <Avatar
              name={person.displayName}
              picture={person.avatar}
              sprite={person.avatarSprite}
              size={56}
            />
            <RoomHead about={`${person.email} · ${person.username}`}>{person.displayName}</RoomHead>
            {person.isDisabled && <Chip tone="bad">{t('people.state.disabled')}</Chip>}
          </header>
          <RoleOfPerson key={person.role} person={person} />
          <TeamsOfPerson person={person} />
          <AdventuresOfPerson personId={person.id} />
          <ExamTimeOfPerson person={person} />
          <AccountOfPerson person={person} />
          <SessionsOfPerson person={person} />
        </>
      )}
    </div>
  )
}

function RoleOfPerson({ person: { id, role } }: { person: Person }) {
  const { t } = useTranslation()
  const { sending, send } = useAction()
  const [chosen, setChosen] = useState(role)
  return (
    <section className={styles.stack}>
      <div>
        <h2>{t('people.person.role')}</h2>
        <p className={styles.quiet}>{t(`people.roleAbout.${chosen}`)}</p>
      </div>
      <div className={styles.fields}>
        <SelectField
          label={t('people.role.label')}
          options={ROLES.map((one) => ({ id: one, label: t(`people.role.${one}`) }))}
          value={chosen}
          onChange={({ target }) => setChosen(ROLES.find((one) => one === target.value) ?? role)}
        />
        {chosen !== role && (
          <Button
            loadingVerb={sending.state === 'sending' && t('people.working')}
            onClick={() => void send(() => changePerson(id, { role: chosen }))}
          >
            {t('people.person.giveRole')}
          </Button>
        )}
      </div>
      {chosen !== role && <p className={styles.quiet}>{t('people.person.roleSignsOut')}</p>}
      <Said sending={sending} />
    </section>
  )
}

function AccountOfPerson({ person: { id, displayName, isDisabled } }: { person: Person }) {
  const { t } = useTranslation()
  const { sending, send } = useAction()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={styles.stack}>
      <div>
        <h2>{t('people.person.account')}</h2>
        <p className={styles.quiet}>{t(isDisabled ? 'people.person.isDisabled' : 'people.person.isOpen')}</p>
      </div>
      <div>
        {isDisabled ? (
          <Button
            loadingVerb={sending.state === 'sending' && t('people.working')}
            onClick={() => void send(() => changePerson(id, { isDisabled: false }))}
          >
            {t('people.person.enable')}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('people.person.disable')}
          </Button>
        )}
      </div>
      <Said sending={sending} />
      <ConfirmPopup
        isOpen={isAsking}
        title={t('people.person.disableTitle', { name: displayName })}
        words={t('people.person.disableWords')}
        actionLabel={t('people.person.disable')}
        action={() => changePerson(id, { isDisabled: true })}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
