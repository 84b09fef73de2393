import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenInvitation } from '#shared/contract/people-invitations.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { resendInvitation, withdrawInvitation } from './calls.ts'
import { ConfirmPopup } from './parts/ConfirmPopup.tsx'
import { InviteButton } from './parts/InviteButton.tsx'
import { PagedRows } from './parts/PagedRows.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import { Said } from './parts/Said.tsx'
import { useAction } from './parts/use-action.ts'
import styles from './People.module.css'
import { invitationsQuery } from './queries.ts'

interface InvitationListProps {
  /** Where many are invited at once. */
  importHref: string
}

/** Who was invited and has not come yet. */
export function InvitationList({ importHref }: InvitationListProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(invitationsQuery)
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <RoomHead about={t('people.invited.about')}>{t('people.invited.title')}</RoomHead>
        <InviteButton />
      </div>
      <PagedRows
        query={query}
        rows={query.data?.pages.flatMap(({ invitations }) => invitations)}
        keyOf={({ id }) => id}
        label={t('people.invited.title')}
        none={t('people.invited.none')}
        more={<a href={importHref}>{t('people.invited.many')}</a>}
      >
        {(invitation) => <Invitation invitation={invitation} />}
      </PagedRows>
    </div>
  )
}

function Invitation({ invitation }: { invitation: OpenInvitation }) {
  const { t } = useTranslation()
  const { day, moment } = useWhen()
  const { id, firstName, lastName, email, role, teams, sentAt, isQueued, isExpired } = invitation
  const { sending, send } = useAction()
  const [isAsking, setAsking] = useState(false)
  const [isStored, setStored] = useState(false)
  const name = `${firstName} ${lastName}`.trim()
  return (
    <>
      <span className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{email}</span>
        <span className={styles.quiet}>
          {isQueued
            ? t('people.invited.queued', { when: moment(sentAt) })
            : t('people.invited.sent', { when: day(sentAt) })}
        </span>
      </span>
      <span className={styles.facts}>
        {teams.map((team) => (
          <Chip key={`${team.id}${String(team.isLeader)}`} tone="plain">
            {team.isLeader ? t('people.team.leadsTeam', { team: team.name }) : team.name}
          </Chip>
        ))}
        {isExpired && <Chip tone="warn">{t('people.invited.expired')}</Chip>}
        <Chip>{t(`people.role.${role}`)}</Chip>
      </span>
      <span className={styles.facts}>
        <Button
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('people.working')}
          onClick={() => void send(async () => setStored(!(await resendInvitation(id)).isMailed))}
        >
          {t('people.invited.again')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('people.invited.withdraw')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </span>
      <Said sending={sending} done={t(isStored ? 'people.invite.stored' : 'people.invite.sent')} />
      <ConfirmPopup
        isOpen={isAsking}
        title={t('people.invited.withdrawTitle', { name })}
        words={t('people.invited.withdrawWords')}
        actionLabel={t('people.invited.withdraw')}
        action={() => withdrawInvitation(id)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
