import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SectionList.module.css'
import { goToSection } from './go-to-section.ts'

/** In the order in which they stand. */
const SECTIONS = [
  'picture',
  'about',
  'place',
  'privacy',
  'notifications',
  'device',
  'access',
  'sessions',
  'data',
] as const

/** How far down the page (share of its height) a section has arrived. */
const ARRIVED = 0.4

/** Beside the sections, where there is room: where one is, and the way to the others. */
export function SectionList({ page }: { page: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const current = useCurrentSection(page)
  return (
    <nav className={styles.list} aria-label={t('profile.sections')}>
      <ul>
        {SECTIONS.map((section) => (
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
