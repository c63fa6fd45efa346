// Progressive enhancement: forms and tabs update in place, so that a failed request does not lose the input. All pages
// work without this script.

const TIMEOUT_MS = 20_000
let isComposing = false

moveHashToReturnAddress()
document.addEventListener('compositionstart', () => {
  isComposing = true
})
document.addEventListener('compositionend', () => {
  isComposing = false
})
document.addEventListener('submit', (event) => {
  event.preventDefault()
  // The Enter key that ends an IME composition does not submit.
  if (!isComposing) send(event.target)
})
document.addEventListener('click', (event) => {
  const tab = event.target.closest('.tabs a')
  if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  switchTab(tab)
})
// A page restored from the back/forward cache may still be in the busy state.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) for (const form of document.forms) setBusy(form, false)
})

async function send(form) {
  if (form.querySelector('button').ariaDisabled === 'true') return
  setBusy(form, true)
  showFailure(form, '')
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form)),
      headers: { accept: 'application/json, text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    if (response.ok && isJson) return location.replace((await response.json()).to)
    // The page of another status has no form, so showing it would lose the input.
    if (![200, 429].includes(response.status)) throw new Error(String(response.status))
    show(await response.text())
  } catch {
    setBusy(form, false)
    showFailure(form, form.dataset.failed)
  }
}

async function switchTab(tab) {
  const username = document.querySelector('#username').value
  try {
    const response = await fetch(tab.href, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(String(response.status))
    show(await response.text())
    const field = document.querySelector('#username')
    field.value = username
    if (username) document.querySelector('#password').focus()
  } catch {
    location.assign(tab.href)
  }
}

/** Replaces the sheet with that of another response. */
function show(text) {
  const page = new DOMParser().parseFromString(text, 'text/html')
  document.title = page.title
  keepPasswords(page)
  document.querySelector('main').replaceWith(page.querySelector('main'))
  const tab = document.querySelector('.tabs [aria-current]')
  if (tab) history.replaceState(null, '', tab.href)
  const field = document.querySelector('[aria-invalid]') ?? document.querySelector('[autofocus]')
  field?.focus()
}

/** The server never sends passwords back. Those of a refused registration stay, because the problem may be in another field. */
function keepPasswords(page) {
  for (const field of document.querySelectorAll('input[autocomplete=new-password]')) {
    const next = page.querySelector(`input[autocomplete=new-password]#${field.id}`)
    if (next) next.value = field.value
  }
}

function setBusy(form, isBusy) {
  const button = form.querySelector('button')
  button.dataset.label ??= button.textContent
  button.textContent = isBusy ? form.dataset.busy : button.dataset.label
  button.ariaDisabled = String(isBusy)
}

function showFailure(form, text) {
  const line = form.querySelector('.failure')
  line.textContent = text
  line.hidden = !text
}

/** Browsers keep the hash over redirects. It belongs to the return address, so move it there. */
function moveHashToReturnAddress() {
  const here = new URL(location.href)
  const back = here.searchParams.get('redirectURL')
  if (here.hash.length < 2 || !back || back.includes('#')) return
  for (const field of document.querySelectorAll('input[name=redirectURL]')) field.value += here.hash
  for (const link of document.querySelectorAll('.tabs a, a[data-back]')) {
    const url = new URL(link.href)
    const own = url.searchParams.get('redirectURL')
    if (url.origin === here.origin && own) url.searchParams.set('redirectURL', own + here.hash)
    else url.hash = here.hash
    link.href = url.href
  }
  here.searchParams.set('redirectURL', back + here.hash)
  here.hash = ''
  history.replaceState(null, '', here.href)
}
