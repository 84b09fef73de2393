import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentPresence } from '#shared/contract/content-presence.ts'
import type { ContentFinding, DraftFile } from '#shared/contract/content.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { treeOf, type FolderNode } from '../rules/tree.ts'
import { FileRow } from './FileRow.tsx'
import styles from './Files.module.css'
import { FolderRow } from './FolderRow.tsx'

interface FileTreeProps {
  files: readonly DraftFile[]
  /** Of the adventure. */
  folder: string
  findings: readonly ContentFinding[]
  /** Who else looks at what. */
  others: readonly ContentPresence[]
  /** They were searched for: all folders are open. */
  isSearch: boolean
  selected: string
  hrefOf: (path: string) => string
}

/** Lists in lists: folders that open, and files. */
export function FileTree({
  files: all,
  folder,
  findings,
  others,
  isSearch,
  selected,
  hrefOf,
}: FileTreeProps) {
  const { t } = useTranslation()
  const tree = useMemo(() => treeOf(all), [all])
  const root = useRef<HTMLElement>(null)
  useReturn(root, selected, hrefOf)
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map())
  // the way to what is looked at is open, until somebody closes it
  const isOpen = (path: string) => isSearch || (open.get(path) ?? selected.startsWith(`${path}/`))
  const wrong = useMemo(
    () => findings.filter(({ severity }) => severity === 'error').map(({ file }) => file),
    [findings],
  )
  const hasErrors = (path: string) => wrong.some((file) => file === path || file.startsWith(`${path}/`))
  // of a folder that is closed, those at what is in it too
  const othersAt = (path: string, isOpened: boolean) =>
    others.filter((one) => one.path === path || (!isOpened && one.path.startsWith(`${path}/`)))
  if (all.length === 0)
    return <EmptyState sentence={t(isSearch ? 'content.search.none' : 'content.noFiles')} />

  const listOf = (node: FolderNode) => (
    <ul className={styles.list}>
      {node.folders.map((one) => (
        <li key={one.path}>
          <FolderRow
            node={one}
            isOpen={isOpen(one.path)}
            isSelected={selected === one.path}
            hasErrors={hasErrors(one.path)}
            others={othersAt(one.path, isOpen(one.path))}
            href={hrefOf(one.path)}
            onToggle={() => setOpen(new Map(open).set(one.path, !isOpen(one.path)))}
          />
          {isOpen(one.path) && listOf(one)}
        </li>
      ))}
      {node.files.map((file) => (
        <li key={file.path}>
          <FileRow
            folder={folder}
            file={file}
            isSelected={selected === file.path}
            hasErrors={hasErrors(file.path)}
            others={othersAt(file.path, true)}
            href={hrefOf(file.path)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <nav ref={root} tabIndex={-1} aria-label={t('content.tree', { folder })} className={styles.all}>
      {listOf(tree)}
    </nav>
  )
}

/** Where nothing is looked at any more, the keyboard goes on from what was; or from the list, where that is gone. */
function useReturn(
  root: RefObject<HTMLElement | null>,
  selected: string,
  hrefOf: (path: string) => string,
): void {
  const last = useRef(selected)
  const goBack = useEffectEvent((path: string) => {
    if (document.activeElement !== document.body) return
    const rows = [...(root.current?.querySelectorAll('a') ?? [])]
    const row = rows.find((one) => one.getAttribute('href') === hrefOf(path)) ?? root.current
    row?.focus()
  })
  useEffect(() => {
    if (selected === '' && last.current !== '') goBack(last.current)
    last.current = selected
  }, [selected])
}
