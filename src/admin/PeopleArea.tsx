import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation, useNavigate } from 'react-router-dom'
import { usePlatform } from '#src/features/platform/store.ts'
import { WaitingCount } from '#src/features/shop/WaitingCount.tsx'
import { RoomRow } from '#src/ui/RoomRow.tsx'
import { HOME } from '#src/navigation/paths.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import page from '#src/shell/page/SkyPage.module.css'
import styles from './PeopleArea.module.css'
import { ROOMS } from './people-paths.ts'

const NAMES = [
  'setup',
  'list',
  'invited',
  'registration',
  'teams',
  'adventures',
  'seasons',
  'import',
  'messages',
  'shop',
  'figures',
  'passed',
  'errors',
  'settings',
  'audit',
  'api',
] as const

/** An admin's area, on the paper of one's own: the ways to its rooms, and the room, whose title is the page's. */
export function PeopleArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const area = useRef<HTMLElement>(null)
  const rooms = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const isSetUp = usePlatform(({ settings }) => settings?.isSetUp !== false)
  const room = NAMES.find((name) => pathname.startsWith(ROOMS[name]))
  useEffect(() => {
    if (area.current) area.current.scrollTop = 0
  }, [room])
  useEffect(
    () => rooms.current?.querySelector<HTMLElement>('[data-room-head]')?.focus({ preventScroll: true }),
    [],
  )
  return (
    <SkyPage
      ref={area}
      back={t('missions.backToMap')}
      onBack={() => void navigate(HOME)}
      head={<p className={styles.area}>{t('people.area')}</p>}
    >
      <RoomRow className={styles.rooms} label={t('people.rooms')}>
        {NAMES.filter((name) => name !== 'setup' || !isSetUp).map((name) => (
          <NavLink key={name} to={ROOMS[name]} className={styles.room ?? ''}>
            {t(`people.room.${name}`)}
            {name === 'shop' && <WaitingCount />}
          </NavLink>
        ))}
      </RoomRow>
      <div ref={rooms} className={page.sections}>
        {children}
      </div>
    </SkyPage>
  )
}
