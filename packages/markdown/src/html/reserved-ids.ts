import { isPageId } from './page-ids.ts'

/**
 * Properties of `document` and `window` in current browsers, in lower case. An element with such an
 * id can shadow the property (DOM clobbering), so heading ids avoid these names.
 */
const PROPERTIES = new Set(
  (
    'activeelement activeviewtransition addeventlistener adoptedstylesheets adoptnode alert ' +
    'alinkcolor all anchors append appendchild applets arianotify atob baseuri bgcolor blur ' +
    'body btoa cancelanimationframe cancelidlecallback captureevents caretpositionfrompoint ' +
    'caretrangefrompoint characterset charset childelementcount childnodes children chrome ' +
    'clear clearinterval cleartimeout clientinformation clonenode close closed ' +
    'comparedocumentposition compatmode confirm console constructor contains contenttype cookie ' +
    'crashreport createattribute createattributens createcdatasection createcomment ' +
    'createdocumentfragment createelement createelementns createevent createexpression ' +
    'createimagebitmap createnodeiterator creatensresolver createprocessinginstruction ' +
    'createrange createtextnode createtreewalker credentialless crossoriginisolated crypto ' +
    'currentscript customelementregistry customelements decodeuri decodeuricomponent ' +
    'defaultview designmode devicepixelratio dir dispatchevent doctype document documentelement ' +
    'documenturi domain elementfrompoint elementsfrompoint embeds encodeuri encodeuricomponent ' +
    'escape eval evaluate event execcommand exitfullscreen exitpictureinpicture exitpointerlock ' +
    'external featurepolicy fence fetch fgcolor find firstchild firstelementchild focus fonts ' +
    'forms fragmentdirective frameelement frames fullscreen fullscreenelement fullscreenenabled ' +
    'getanimations getcomputedstyle getelementbyid getelementsbyclassname getelementsbyname ' +
    'getelementsbytagname getelementsbytagnamens getrootnode getselection globalthis ' +
    'haschildnodes hasfocus hasownproperty hasstorageaccess hasunpartitionedcookieaccess head ' +
    'hidden history html images implementation importnode indexeddb innerheight innerwidth ' +
    'inputencoding insertbefore isconnected isdefaultnamespace isequalnode isfinite isnan ' +
    'isprototypeof issamenode issecurecontext item lastchild lastelementchild lastmodified ' +
    'launchqueue length linkcolor links localstorage location locationbar lookupnamespaceuri ' +
    'lookupprefix matchmedia menubar movebefore moveby moveto name nameditem navigation ' +
    'navigator next nextsibling nodename nodetype nodevalue normalize offscreenbuffering open ' +
    'opener origin originagentcluster outerheight outerwidth ownerdocument pagexoffset ' +
    'pageyoffset parent parentelement parentnode parsefloat parseint performance personalbar ' +
    'pictureinpictureelement pictureinpictureenabled plugins pointerlockelement postmessage ' +
    'prepend prerendering previoussibling print prompt propertyisenumerable prototype ' +
    'querycommandenabled querycommandindeterm querycommandstate querycommandsupported ' +
    'querycommandvalue queryselector queryselectorall queuemicrotask readystate referrer ' +
    'releaseevents removechild removeeventlistener replacechild replacechildren reporterror ' +
    'requestanimationframe requestidlecallback requestresize requeststorageaccess resizeby ' +
    'resizeto rootelement scheduler screen screenleft screentop screenx screeny scripts scroll ' +
    'scrollbars scrollby scrollingelement scrollto scrollx scrolly self sessionstorage ' +
    'setinterval settimeout speechsynthesis startviewtransition status statusbar stop ' +
    'structuredclone stylemedia stylesheets textcontent timeline title tolocalestring toolbar ' +
    'top tostring trustedtypes undefined unescape valueof viewport visibilitystate ' +
    'visualviewport vlinkcolor wasdiscarded webkitcancelanimationframe webkitcancelfullscreen ' +
    'webkitcurrentfullscreenelement webkitexitfullscreen webkitfullscreenelement ' +
    'webkitfullscreenenabled webkithidden webkitisfullscreen webkitmediastream ' +
    'webkitrequestanimationframe webkitrequestfilesystem webkitresolvelocalfilesystemurl ' +
    'webkitrtcpeerconnection webkitspeechgrammar webkitspeechgrammarlist ' +
    'webkitspeechrecognition webkitspeechrecognitionerror webkitspeechrecognitionevent ' +
    'webkiturl webkitvisibilitystate when window write writeln xmlencoding xmlstandalone ' +
    'xmlversion'
  ).split(' '),
)

/** Names with a leading underscore are globals of scripts, names with `on` are event handlers. */
const PRIVATE = /^(?:_|on[a-z]+$)/

export function isReservedId(id: string): boolean {
  const name = id.toLowerCase()
  return PRIVATE.test(name) || PROPERTIES.has(name) || isPageId(name)
}
