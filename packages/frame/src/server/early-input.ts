/**
 * A script for a page's head. It notes what a visitor does before React hears of it: which fields they change,
 * which buttons they press, which panels they open, which forms without an address they send. What React
 * has heard is struck off again, once the page says that it is live. Source: docs/decisions/first-input.md.
 */
export const EARLY_INPUT = `(function(){
var notes=new Map(),listening=new AbortController(),early=window.earlyInput={notes,listening};
function subjectOf(e){
var t=e.target,b=e.type=="click"&&t.closest("button");
return e.type!="click"?t:b&&(b.type=="button"||!b.form)&&!b.popoverTargetElement?b:null}
function note(e){
var s=subjectOf(e);
if(s&&!early.isTelling&&!(early.isLive&&e.type=="toggle"))notes.set(s,{value:s.value,checked:s.checked})}
function heard(e){if(early.isLive&&!early.isTelling)notes.delete(subjectOf(e))}
function on(t,type,listener,capture){t.addEventListener(type,listener,{capture,signal:listening.signal})}
["input","change","click","toggle"].forEach(function(type){
on(document,type,note,true);
on(document.documentElement,type,heard,true)});
on(window,"submit",function(e){
var f=e.target;
if(early.isTelling)return;
if(e.defaultPrevented)notes.delete(f);
else if(!f.hasAttribute("action")){e.preventDefault();notes.set(f,{submitter:e.submitter})}},false)
})()`;
