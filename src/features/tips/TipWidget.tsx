import { useTranslation } from 'react-i18next'
import type { Protip } from '#shared/contract/tips.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { HudBar, HudCell } from '#src/ui/HudBar.tsx'
import { LightbulbIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Tips.module.css'

interface TipWidgetProps {
  tip: Protip
  /** Those behind it. */
  more: number
  onPress: () => void
}

/** Who chose a tip for me, and when (PROTIP-1); a press opens it. */
export function TipWidget({
  tip: { user, avatar, avatarSprite, form, date },
  more,
  onPress,
}: TipWidgetProps) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  return (
    <HudBar label={t('tips.widget')}>
      <HudCell onPress={onPress}>
        <Avatar name={user ?? ''} picture={avatar} sprite={avatarSprite} />
        <span className={styles.words}>
          <strong>{user ?? t('tips.somebody')}</strong>
          <small className={styles.action}>
            <span>{t(`tips.chose.${form}`)}</span>
            <span className={styles.when}>
              <span className={styles.dot}> · </span>
              <time dateTime={date}>{ago(date)}</time>
            </span>
          </small>
        </span>
        <span className={styles.bulb}>
          <LightbulbIcon size={20} weight="fill" aria-hidden />
          {more > 0 && (
            <>
              <small aria-hidden>+{more}</small>
              <VisuallyHidden>{t('tips.more', { count: more })}</VisuallyHidden>
            </>
          )}
        </span>
      </HudCell>
    </HudBar>
  )
}
