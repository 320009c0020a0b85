/**
 * Replaces the Firebase products that reactfire imports and the site does not use (see
 * stub-unused-firebase.ts). Nothing calls these functions. When reactfire imports one more, the
 * build fails with its name; add it here.
 */
const unused = (): never => {
  throw new Error('This Firebase product is not part of the site');
};

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
};
