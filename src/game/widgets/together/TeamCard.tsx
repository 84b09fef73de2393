import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { TEAM } from '#src/features/together/team-path.ts'
import type { OverlayFrame } from '#src/overlay/OverlayHost.tsx'
import type { TeamNews } from '#src/overlay/payloads.ts'
import { useAnnouncedCard } from '#src/overlay/use-announced-card.ts'
import { useInfoModal } from '#src/overlay/use-info-modal.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { UsersThreeIcon, XIcon } from '#src/ui/icons.ts'
import styles from '../badges/BadgeView.module.css'

interface TeamCardProps {
  team: TeamNews
  frame: OverlayFrame
}

/** What my team did, on a card that takes no focus and goes by itself: goals that are reached, and thanks for me. */
export function TeamCard({ team, frame }: TeamCardProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const card = useRef<HTMLElement>(null)
  const hold = useInfoModal(card, frame.onClose, team)
  useAnnouncedCard(card, team, 'earned')
  const { reached, kudos } = team
  const [first, ...others] = kudos
  const teams = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(reached)
  return (
    <section
      ref={card}
      className={styles.card}
      hidden={frame.isCovered}
      data-material="paper"
      data-news="team"
      {...hold}
    >
      <UsersThreeIcon size={48} weight="fill" aria-hidden />
      <div className={styles.words}>
        {reached.length > 0 && (
          <>
            <h2 className={styles.title}>{t('together.news.reached')}</h2>
            <p>{t('together.news.team', { team: teams })}</p>
          </>
        )}
        {first && (
          <>
            <h2 className={styles.title}>
              {t('together.news.thanks', { name: first.from ?? t('together.somebody') })}
            </h2>
            <p dir="auto">
              {t(`together.kind.${first.kind}`)}
              {first.about !== null && ` · ${first.about}`}
            </p>
            {others.length > 0 && <p>{t('together.news.more', { count: others.length })}</p>}
          </>
        )}
        <Button
          variant="secondary"
          onClick={() => {
            frame.onClose()
            void navigate(TEAM)
          }}
        >
          {t('together.news.show')}
        </Button>
      </div>
      <span className={styles.close}>
        <IconButton
          material="paper"
          label={t('together.news.close')}
          icon={<XIcon />}
          onClick={frame.onClose}
        />
      </span>
    </section>
  )
}
