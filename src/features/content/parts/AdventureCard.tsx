import { useTranslation } from 'react-i18next'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { MapTrifoldIcon } from '#src/ui/icons.ts'
import { AdventureState } from './AdventureState.tsx'
import styles from './Content.module.css'

interface AdventureCardProps {
  adventure: ContentAdventure
  href: string
  /** It has no draft, and is to get one. */
  onOwn: () => void
}

/** An adventure in the list: what players see of it, and whether something waits to be published. */
export function AdventureCard({ adventure, href, onOwn }: AdventureCardProps) {
  const { t } = useTranslation()
  const { folder, name, thumbnail, draft, canCopy, players, published } = adventure
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {thumbnail === null ? (
          <MapTrifoldIcon size={48} aria-hidden />
        ) : (
          <img src={thumbnail} alt="" loading="lazy" />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.cardName}>
          <a className={styles.cardLink} href={href}>
            {name}
          </a>
        </h2>
        <p className={styles.note}>
          <code className={styles.code}>{folder}</code>
        </p>
        <div className={styles.chips}>
          <AdventureState adventure={adventure} />
        </div>
        <Facts adventure={adventure} />
        <p className={styles.note}>{t('content.players', { count: players })}</p>
      </div>
      {draft === null && canCopy && (
        <div className={styles.foot}>
          <Button variant="secondary" onClick={onOwn}>
            {t(published === 'own' ? 'content.own.begin' : 'content.own.button')}
          </Button>
        </div>
      )}
    </li>
  )
}

function Facts({ adventure: { version, draft } }: { adventure: ContentAdventure }) {
  const { t } = useTranslation()
  const when = useWhen()
  return (
    <>
      {version && (
        <p className={styles.note}>
          {t('content.versionOf', { number: version.number, when: when.moment(version.published.at) })}
        </p>
      )}
      {draft && (
        <p className={styles.note}>
          {draft.changed.by === null
            ? t('content.draftAt', { when: when.ago(draft.changed.at) })
            : t('content.draftBy', { when: when.ago(draft.changed.at), who: draft.changed.by })}
        </p>
      )}
    </>
  )
}
