import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewLook } from '#shared/contract/preview-address.ts'
import { previewPagePath, type Preview } from '#shared/contract/previews.ts'
import type { Language } from '#shared/domain/languages.ts'
import { missionPath, type MissionKind } from '#shared/domain/mission-kinds.ts'
import { PREVIEW_STAGES } from '#shared/domain/preview-stages.ts'
import type { Point } from '#shared/scene/layout.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { coverAt, coversOf, placesIn, type SeenPlace } from './parts/covers.ts'
import { isShown, lessenMotion, showAsList, watchPage } from './parts/frame-page.ts'
import { speakInFrame } from './parts/frame-storage.ts'
import styles from './parts/ScenePreview.module.css'
import { choosePreview, DEVICES, usePreviewChoice, type PreviewChoice } from './store.ts'
import { useOpenedPreview } from './use-opened-preview.ts'

export interface ScenePreviewProps {
  folder: string
  buildId: string
  mission: { id: string; type: MissionKind; name: string }
  /** The id that players know it by. */
  playedId: string
  /** Outlines of its places by the ids that players know, each in shares of its box. */
  outlines: ReadonlyMap<string, readonly Point[]>
}

/** The mission as players see it: the game itself, on the screen of the device that was chosen. */
export function ScenePreview(props: ScenePreviewProps) {
  const { t } = useTranslation()
  const seenAs = usePreviewChoice((choice) => choice.seenAs)
  const run = usePreviewChoice((choice) => choice.run)
  // what is locked is so for somebody who has done nothing
  const stage = PREVIEW_STAGES.find((one) => one === seenAs) ?? 'newcomer'
  const { data: preview, error, refetch } = useOpenedPreview(props.folder, props.buildId, stage, run)
  useEffect(() => () => choosePreview({ covers: null }), [])
  return (
    <section className={styles.room} aria-label={t('previews.title')}>
      {preview ? (
        <Framed preview={preview} {...props} />
      ) : (
        <div className={styles.coming}>
          <Coming error={error} sentence={t('previews.unread')} onRetry={refetch} heights={[20]} />
        </div>
      )}
    </section>
  )
}

function Framed({ preview, mission, playedId, outlines }: ScenePreviewProps & { preview: Preview }) {
  const { t, i18n } = useTranslation()
  const room = useRef<HTMLDivElement>(null)
  const choice = usePreviewChoice((state) => state)
  const screen = DEVICES[choice.device]
  const zoom = useZoom(room, screen)
  const [loaded, setLoaded] = useState<{ key: string; page: Document | null }>({ key: '', page: null })
  const [places, setPlaces] = useState<readonly SeenPlace[]>([])
  const { seenAs, run, colours, weather, hasLessMotion, isList, hasNumbers } = choice
  const language = languageOf(choice, preview.languages, i18n.language)
  const isLongest = choice.language === 'longest'
  const look: PreviewLook = {
    mission: mission.id,
    isLocked: seenAs === 'locked',
    isLongest,
    ...(colours !== 'own' && { colours }),
    ...(weather && { weather }),
    hasLessMotion,
  }
  const address = `${previewPagePath(preview.id, look)}#${missionPath(mission.type, playedId, mission.name)}`
  const key = `${address} ${language} ${run} ${preview.stage}`
  const page = loaded.key === key ? loaded.page : null
  // before the frame begins to speak
  useLayoutEffect(() => speakInFrame(language), [language])

  const isListWished = useRef(isList)
  useEffect(() => void (isListWished.current = true), [isList, key])
  const report = useEffectEvent((seen: Document) => {
    if (!isShown(seen)) return
    if (isListWished.current && showAsList(seen, isList)) isListWished.current = false
    const found = placesIn(seen)
    setPlaces(found)
    const coveredBy = (at: Point) => coverAt(seen, at)
    choosePreview({ covers: isList ? [] : coversOf({ places: found, screen, outlines, coveredBy }) })
  })
  useEffect(() => (page ? watchPage(page, () => report(page)) : undefined), [page, isList])
  useEffect(() => (page && hasLessMotion ? lessenMotion(page) : undefined), [page, hasLessMotion])

  return (
    <div ref={room} className={styles.bench}>
      <div className={styles.screen} style={{ width: screen.width * zoom, height: screen.height * zoom }}>
        <iframe
          key={key}
          className={styles.frame}
          title={t('previews.frame', { name: mission.name })}
          src={address}
          width={screen.width}
          height={screen.height}
          style={{ scale: String(zoom) }}
          onLoad={({ currentTarget }) => setLoaded({ key, page: currentTarget.contentDocument })}
        />
        {hasNumbers && !isList && <Numbers places={places} zoom={zoom} />}
      </div>
      <p className={styles.size}>{t('previews.size', { ...screen, percent: Math.round(zoom * 100) })}</p>
    </div>
  )
}

/** In which order a screen reader and the Tab key come to the places. */
function Numbers({ places, zoom }: { places: readonly SeenPlace[]; zoom: number }) {
  return (
    <ol className={styles.numbers} aria-hidden="true">
      {places.map(({ id, box }, index) => (
        <li
          key={id}
          className={styles.number}
          style={{
            transform: `translate(${(box.x + box.width / 2) * zoom}px, ${(box.y + box.height / 2) * zoom}px)`,
          }}
        >
          {index + 1}
        </li>
      ))}
    </ol>
  )
}

/** How much smaller a screen is drawn so that it fits into the room; never larger than it is. */
function useZoom(room: { current: HTMLElement | null }, screen: { width: number; height: number }): number {
  const [size, setSize] = useState({ width: 1, height: 1 })
  useLayoutEffect(() => {
    const node = room.current
    if (!node) return
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [room])
  return useMemo(
    () => Math.max(Math.min(1, size.width / screen.width, (size.height - SIZE_LINE) / screen.height), 0.05),
    [size, screen],
  )
}

/** Of the line below the screen, in CSS px. */
const SIZE_LINE = 28

function languageOf(
  { language }: Pick<PreviewChoice, 'language'>,
  spoken: readonly Language[],
  page: string,
): Language {
  const wished = spoken.find((one) => one === language)
  return wished ?? spoken.find((one) => one === page) ?? spoken[0] ?? 'en'
}
