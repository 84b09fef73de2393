import type { CDPSession, Page } from '@playwright/test'

/** Something of the page as a screen reader has it. */
export interface Heard {
  role: string
  name: string
  description: string
}

interface AxValue {
  value?: unknown
}

interface AxNode {
  nodeId: string
  ignored: boolean
  role?: AxValue
  name?: AxValue
  description?: AxValue
  properties?: { name: string; value: AxValue }[]
  childIds?: string[]
}

/** Has its words from what is within it. */
const WHOLE = ['button', 'checkbox', 'heading', 'link', 'radio', 'StaticText', 'textbox']

/** A page without its picture: nothing that is only seen can be known by it. */
export interface ScreenReader {
  /** What is said of that which has the focus. */
  focus: () => Promise<Heard>
  /** All that can be read, from top to bottom: of a dialog that is open, only what is in it. */
  read: () => Promise<Heard[]>
  /** What was announced since it was asked last. */
  announced: () => Promise<string[]>
}

export async function listenTo(page: Page): Promise<ScreenReader> {
  await page.addInitScript(noteAnnouncements)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')
  return {
    focus: async () => heardOf((await nodesOf(browser)).findLast((node) => isTrue(node, 'focused'))),
    read: async () =>
      (await nodesOf(browser)).map(heardOf).filter(({ role, name }) => WHOLE.includes(role) && name !== ''),
    announced: () =>
      page.evaluate(() => {
        const lines: string[] = Reflect.get(window, 'announcedLines') ?? []
        return lines.splice(0)
      }),
  }
}

/** The nodes that are told, in the order of reading. */
async function nodesOf(browser: CDPSession): Promise<AxNode[]> {
  const { nodes }: { nodes: AxNode[] } = await browser.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const walk = (node: AxNode | undefined): AxNode[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => walk(byId.get(id)))] : []
  return walk(nodes[0]).filter(({ ignored }) => !ignored)
}

function heardOf(node: AxNode | undefined): Heard {
  const text = (value: AxValue | undefined) => (typeof value?.value === 'string' ? value.value.trim() : '')
  return { role: text(node?.role), name: text(node?.name), description: text(node?.description) }
}

function isTrue({ properties = [] }: AxNode, wanted: string): boolean {
  return properties.some(({ name, value }) => name === wanted && value.value === true)
}

/** Runs in the page: notes what its live regions say. */
function noteAnnouncements(): void {
  const lines: string[] = []
  Reflect.set(window, 'announcedLines', lines)
  const region = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const line = element?.closest(region)?.textContent.trim().replaceAll(/\s+/g, ' ') ?? ''
    if (line !== '' && line !== lines.at(-1)) lines.push(line)
  }
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData' || addedNodes.length > 0) hear(target)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
