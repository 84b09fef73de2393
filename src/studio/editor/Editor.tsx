import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { runKey } from '#src/features/scenes/run-key.ts'
import { SceneConflicts } from '#src/features/scenes/SceneConflicts.tsx'
import { EditVoice } from '#src/features/scenes/EditVoice.tsx'
import { HelpPanel } from '#src/features/scenes/HelpPanel.tsx'
import { HistoryPanel } from '#src/features/scenes/HistoryPanel.tsx'
import { LayersPanel } from '#src/features/scenes/LayersPanel.tsx'
import { OthersAt } from '#src/features/content/OthersHere.tsx'
import { MissionsPanel } from '#src/features/scenes/MissionsPanel.tsx'
import { PropertiesPanel } from '#src/features/scenes/PropertiesPanel.tsx'
import { SaidNote } from '#src/features/scenes/SaidNote.tsx'
import { SceneProvider } from '#src/features/scenes/SceneProvider.tsx'
import { CommandsPopup } from '#src/features/scenes/CommandsPopup.tsx'
import { SIDES } from '#src/features/scenes/desk.ts'
import { EditorContext, useBench, useDesk, useEditor } from '#src/features/scenes/use-editor.ts'
import { takeAlone } from '#src/lib/sole-page.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { hasMap, useStage } from '#src/stage/stage-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { linksOf, pathOfAdventure, pathOfScene } from '../studio-paths.ts'
import { useClaim } from '../use-claim.ts'
import { useKeepPage } from '../use-keep-page.ts'
import styles from './Editor.module.css'
import { EditorBar } from './EditorBar.tsx'
import { EditorCanvas } from './EditorCanvas.tsx'
import { EditorPreview } from './preview/EditorPreview.tsx'
import { PreviewSide } from './preview/PreviewSide.tsx'
import { SceneFeed } from './SceneFeed.tsx'
import { SceneTools } from './SceneTools.tsx'
import { claimOf, useNewEditor, type Made } from './use-new-editor.ts'

/** Narrower there is no room beside the scene. */
const NARROW = '(max-width: 999px)'

interface EditorProps {
  work: DraftWork
  made: Made
  player: string
  /** As the log of the draft calls the player. */
  playerName: string
}

/** The scene in the middle, as players see it; what it is made of on its left, and what is selected on its right. */
export function Editor({ work, made, player, playerName }: EditorProps) {
  const { mission = '' } = useParams()
  const isReadOnly = useMedia(NARROW)
  const isKnown = made.missions.some(({ id }) => id === mission)
  const { folder } = work.adventure
  const state = useClaim(claimOf(player, folder))
  if (!isKnown) return <Navigate to={pathOfScene(folder, made.rootMission)} replace />
  if (state === 'asked') return null
  const isHeld = state === 'held'
  return <OpenEditor key={state} {...{ work, made, player, playerName, mission, isReadOnly, isHeld }} />
}

interface OpenEditorProps extends EditorProps {
  mission: string
  isReadOnly: boolean
  /** This page is the one that edits. */
  isHeld: boolean
}

function OpenEditor(props: OpenEditorProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { work, made, isReadOnly, isHeld, player } = props
  const { folder, name } = work.adventure
  const editor = useNewEditor(props)
  useKeepPage(editor)
  return (
    <EditorContext value={editor}>
      <SceneProvider>
        <SceneFeed />
        <Keys />
        <EditVoice />
        <main className={styles.editor} data-material="paper">
          <EditorBar name={name} work={work} onBack={() => void navigate(pathOfAdventure(folder))} />
          {isReadOnly && (
            <div className={styles.narrow}>
              <Notice tone="info">{t('scenes.narrow')}</Notice>
            </div>
          )}
          <aside className={styles.left}>
            <MissionsPanel
              hrefOf={(id) => `#${pathOfScene(folder, id)}`}
              othersAt={(id) => (
                <OthersAt others={work.others.filter(({ path }) => path.startsWith(`${id}/`))} />
              )}
            />
            {!isReadOnly && <LayersPanel />}
          </aside>
          <Middle made={made} />
          {!isReadOnly && (
            <Side work={work} made={made} onTake={isHeld ? null : () => takeAlone(claimOf(player, folder))} />
          )}
        </main>
        <CommandsPopup />
      </SceneProvider>
    </EditorContext>
  )
}

/** The scene as it is made, or as players see it. */
function Middle({ made }: { made: Made }) {
  const { t } = useTranslation()
  const isPreviewed = useDesk((state) => state.isPreviewed)
  const canDraw = useStage(hasMap)
  if (isPreviewed) {
    return (
      <div className={styles.middle} data-scene-keys>
        <EditorPreview made={made} />
      </div>
    )
  }
  return (
    <div className={styles.middle} data-scene-keys>
      <EditorCanvas />
      <SceneTools />
      {!canDraw && (
        <div className={styles.undrawable}>
          <Notice tone="warn">{t('scenes.undrawable')}</Notice>
        </div>
      )}
    </div>
  )
}

/** Keys do what they stand for wherever nothing is being typed or chosen by them. */
function Keys() {
  const { isReadOnly } = useEditor()
  const bench = useBench()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isReadOnly || bench.desk.store.getState().hasCommands) return
    const target = event.target instanceof Element ? event.target : null
    const isTaken = target?.closest('input, textarea, select, [role=dialog]')
    // what is marked in a panel is copied as text
    const hasMarked = getSelection()?.isCollapsed === false && !isAtScene(target)
    if (isTaken || hasMarked || !(isAnywhere(event) || isAtScene(target))) return
    if (runKey(event, bench)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return null
}

/** In the panels a key alone scrolls, is spoken, or is pressed by accident: there it does not edit. */
function isAnywhere({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || key === 'Escape'
}

function isAtScene(target: Element | null): boolean {
  return target === document.body || Boolean(target?.closest('[data-scene-keys]'))
}

const SIDE_NAMES = {
  properties: 'scenes.properties',
  history: 'scenes.history.title',
  help: 'scenes.help.title',
} as const

interface SideProps {
  work: DraftWork
  made: Made
  /** Makes this the page that edits; null where it is. */
  onTake: (() => void) | null
}

function Side({ work, made, onTake }: SideProps) {
  const { t } = useTranslation()
  const { desk, isBroken } = useEditor()
  const side = useDesk((state) => state.side)
  const isPreviewed = useDesk((state) => state.isPreviewed)
  const aside = useRef<HTMLElement>(null)
  const { folder } = work.adventure
  const links = useMemo(() => linksOf(folder), [folder])
  if (isPreviewed) {
    return (
      <aside className={styles.right} aria-label={t('scenes.sides')}>
        <PreviewSide work={work} made={made} />
      </aside>
    )
  }
  return (
    <aside ref={aside} className={styles.right} tabIndex={-1} aria-label={t('scenes.sides')}>
      <Choice
        label={t('scenes.sides')}
        value={side}
        options={SIDES.map((id) => ({ id, label: t(SIDE_NAMES[id]) }))}
        onChange={(id) => desk.store.setState({ side: id })}
      />
      {onTake && (
        <Notice tone="warn">
          <p>{t('scenes.elsewhere')}</p>
          <Button variant="secondary" onClick={onTake}>
            {t('scenes.editHere')}
          </Button>
        </Notice>
      )}
      {isBroken && <Notice tone="warn">{t('scenes.broken')}</Notice>}
      <SaidNote />
      <SceneConflicts onDone={() => aside.current?.focus()} />
      {side === 'properties' && <PropertiesPanel links={links} />}
      {side === 'history' && <HistoryPanel />}
      {side === 'help' && <HelpPanel />}
    </aside>
  )
}
