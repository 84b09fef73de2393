import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#shared/contract/people.ts'
import { GIVEN_ROLES } from '#shared/domain/role-sets.ts'
import { type Role } from '#shared/domain/roles.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { changePerson } from './calls.ts'
import { AccommodationsOfPerson } from './parts/AccommodationsOfPerson.tsx'
import { AdventuresOfPerson } from './parts/AdventuresOfPerson.tsx'
import { ConfirmPopup } from './parts/ConfirmPopup.tsx'
import { ExamTimeOfPerson } from './parts/ExamTimeOfPerson.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import { Said } from './parts/Said.tsx'
import { SignInOfPerson } from './parts/SignInOfPerson.tsx'
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
          <RolesOfPerson key={person.roles.join()} person={person} />
          <TeamsOfPerson person={person} />
          <AdventuresOfPerson personId={person.id} />
          <ExamTimeOfPerson person={person} />
          <AccommodationsOfPerson person={person} />
          <SignInOfPerson person={person} />
          <AccountOfPerson person={person} />
          <SessionsOfPerson person={person} />
        </>
      )}
    </div>
  )
}

function RolesOfPerson({ person: { id, roles } }: { person: Person }) {
  const { t } = useTranslation()
  const { sending, send } = useAction()
  const [chosen, setChosen] = useState<readonly Role[]>(roles)
  const given = GIVEN_ROLES.filter((role) => chosen.includes(role))
  const isOther = given.join() !== GIVEN_ROLES.filter((role) => roles.includes(role)).join()
  return (
    <section className={styles.stack}>
      <div>
        <h2>{t('people.person.roles')}</h2>
        <p className={styles.quiet}>{t('people.person.rolesAbout')}</p>
      </div>
      {GIVEN_ROLES.map((role) => (
        <Checkbox
          key={role}
          label={t('people.person.roleSays', {
            role: t(`people.role.${role}`),
            about: t(`people.roleAbout.${role}`),
          })}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            setChosen((now) => [...now.filter((one) => one !== role), ...(target.checked ? [role] : [])])
          }
        />
      ))}
      {isOther && (
        <>
          <div>
            <Button
              loadingVerb={sending.state === 'sending' && t('people.working')}
              onClick={() => void send(() => changePerson(id, { roles: given }))}
            >
              {t('people.person.giveRoles')}
            </Button>
          </div>
          <p className={styles.quiet}>{t('people.person.roleSignsOut')}</p>
        </>
      )}
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
