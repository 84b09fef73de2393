import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#shared/domain/roles.ts'
import { isSecondFactorFor } from '#shared/domain/second-factor.ts'
import styles from './SectionList.module.css'
import { goToSection } from './go-to-section.ts'

/** In the order in which they stand. */
const SECTIONS = [
  'picture',
  'about',
  'place',
  'privacy',
  'notifications',
  'accommodations',
  'device',
  'access',
  'security',
  'sessions',
  'data',
] as const

/** How far down the page (share of its height) a section has arrived. */
const ARRIVED = 0.4

/** Beside the sections, where there is room: where one is, and the way to the others. */
export function SectionList({ page, role }: { page: RefObject<HTMLElement | null>; role: Role }) {
  const { t } = useTranslation()
  const current = useCurrentSection(page)
  return (
    <nav className={styles.list} aria-label={t('profile.sections')}>
      <ul>
        {SECTIONS.filter((section) => section !== 'security' || isSecondFactorFor(role)).map((section) => (
          <li key={section}>
            <button
              type="button"
              className={styles.link}
              aria-current={section === current ? 'true' : undefined}
              onClick={() => goToSection(section)}
            >
              {t(`profile.${section}.title`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useCurrentSection(page: RefObject<HTMLElement | null>): string {
  const [current, setCurrent] = useState<string>(SECTIONS[0])
  useEffect(() => {
    const root = page.current
    if (!root) return
    const look = () => setCurrent(sectionAt(root))
    root.addEventListener('scroll', look, { passive: true })
    return () => root.removeEventListener('scroll', look)
  }, [page])
  return current
}

/** The last that has come up far enough; at the end of the page the last of all. */
function sectionAt(page: HTMLElement): string {
  const isAtEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 2
  if (isAtEnd && page.scrollTop > 0) return SECTIONS.at(-1) ?? SECTIONS[0]
  const hasArrived = (section: string) =>
    (document.getElementById(section)?.getBoundingClientRect().top ?? Infinity) < page.clientHeight * ARRIVED
  return SECTIONS.findLast(hasArrived) ?? SECTIONS[0]
}
