// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {Actors} from "./Actors.sol";

/// @title Calls on keys and roles at random, with the keys that must be there afterwards
abstract contract KeyCalls is Actors {
    address internal constant SPARE = address(206);

    bytes32[] private _keys;
    mapping(bytes32 key => IUniversities.Key) internal _expected;
    uint24 private _number;
    uint256 private _marksToday;
    uint256 private _day;
    mapping(bytes32 role => uint40) private _begins;

    function addWallet(uint64 seed) external {
        uint64 university = 1 + seed % 3;
        address wallet = address(uint160(1000 + _wallets.length));
        bytes memory call = abi.encodeCall(registry.addResponsableKey, (university, wallet));
        if (_wallets.length == 40) return;
        require(_asHolder(REGISTRAR, call), "a wallet is entered");
        _wallets.push(wallet);
        _universityOf[wallet] = university;
        _expect(_key(wallet), university, ++_number);
    }

    function addThumbprint(uint64 seed) external {
        bytes32 key = keccak256(abi.encode(seed % 10));
        bool isNew = _expected[key].university == 0;
        uint64 university = 1 + (seed >> 8) % 3;
        bytes memory call = abi.encodeCall(registry.addCredentialKey, (university, key));
        require(_asHolder(REGISTRAR, call) == isNew, "a credential key is entered once");
        if (isNew) _expect(key, university, 0);
    }

    function vetoKey(uint256 seed, bool isRegistrar) external {
        bytes32 key = _anyKey(seed);
        bool isPending = _expected[key].validFrom > _time;
        require(_asEither(isRegistrar, abi.encodeCall(registry.vetoKey, (key))) == isPending, "a veto before the begin");
        if (isPending) delete _expected[key];
    }

    function endKey(uint256 seed, uint40 later) external {
        IUniversities.Key storage key = _expected[_anyKey(seed)];
        if (later % 4 != 0) return;
        uint40 end = _time + later % 20 days;
        bool hasPassed = key.validUntil != 0 && key.validUntil <= _time;
        bool isDone = _asHolder(REGISTRAR, abi.encodeCall(registry.setKeyExpiry, (_anyKey(seed), end)));
        require(isDone == (key.university != 0 && !hasPassed), "an end moves until it has passed");
        if (isDone) key.validUntil = end;
    }

    /// @dev One call of four is made, because otherwise no key would stay valid long enough to be used.
    function markKey(uint256 seed, uint40 ago, bool isRegistrar) external {
        if (ago % 4 != 0) return;
        bytes32 key = _anyKey(seed);
        uint40 since = _time - ago % (isRegistrar ? 200 days : 91 days);
        bool isAllowed = _mayMark(_expected[key], since, isRegistrar);
        bool isDone = _asEither(isRegistrar, abi.encodeCall(registry.markKeyCompromised, (key, since)));
        require(isDone == isAllowed, "a mark follows the rules");
        if (!isDone) return;
        if (!isRegistrar) _marksToday++;
        _expected[key].compromisedSince = since;
        _expected[key].markedAt = _time;
        _expected[key].byGuardian = !isRegistrar;
    }

    /// @dev The moment of the guardian's mark again, by the registrar.
    function confirmKey(uint256 seed) external {
        bytes32 key = _anyKey(seed);
        if (seed % 4 != 0 || !_expected[key].byGuardian) return;
        bytes memory call = abi.encodeCall(registry.markKeyCompromised, (key, _expected[key].compromisedSince));
        require(_asEither(true, call), "the registrar confirms");
        _expected[key].markedAt = _time;
        _expected[key].byGuardian = false;
    }

    function clearKey(uint256 seed) external {
        bytes32 key = _anyKey(seed);
        IUniversities.Key storage expected = _expected[key];
        bool isClearable = expected.byGuardian && _time - expected.markedAt <= 30 days;
        bool isDone = _asHolder(REGISTRAR, abi.encodeCall(registry.clearKeyCompromise, (key)));
        require(isDone == isClearable, "the guardian's word is cleared within the window");
        if (!isDone) return;
        expected.compromisedSince = 0;
        expected.markedAt = 0;
        expected.byGuardian = false;
    }

    function turnSpareRole(uint256 seed, uint8 what) external {
        bytes32 role = [REGISTRAR, OPERATOR, GUARDIAN][seed % 3];
        if (what % 2 == 0) {
            require(_asHolder(0, abi.encodeCall(registry.grantRole, (role, SPARE))), "the admin gives roles");
            if (_begins[role] == 0) _begins[role] = _time + registry.startDelay();
        } else {
            bool isPending = _begins[role] > _time;
            bytes memory call = abi.encodeCall(registry.vetoRole, (role, SPARE));
            require(_asHolder(GUARDIAN, call) == isPending, "a veto before the begin");
            if (isPending) _begins[role] = 0;
        }
    }

    function keys() external view returns (bytes32[] memory) {
        return _keys;
    }

    function expectedKey(bytes32 key) external view returns (IUniversities.Key memory) {
        return _expected[key];
    }

    /// @dev Whether the spare account has the role by what was done.
    function hasSpareRole(bytes32 role) external view returns (bool) {
        return _begins[role] != 0 && _begins[role] <= _time;
    }

    function _isGood(address wallet) internal view returns (bool) {
        IUniversities.Key storage key = _expected[_key(wallet)];
        bool hasEnded = key.validUntil != 0 && _time >= key.validUntil;
        bool isCompromised = key.compromisedSince != 0 && _time >= key.compromisedSince;
        return key.university != 0 && _time >= key.validFrom && !hasEnded && !isCompromised;
    }

    function _mayMark(IUniversities.Key storage key, uint40 since, bool isRegistrar) private returns (bool) {
        if (_day != _time / 1 days) (_day, _marksToday) = (_time / 1 days, 0);
        uint40 before = key.compromisedSince;
        bool isEarlier = before == 0 || since < before;
        if (key.university == 0) return false;
        if (isRegistrar) return isEarlier || (key.byGuardian && since == before);
        return isEarlier && (before == 0 || key.byGuardian) && _marksToday < 20 && _time - since <= 90 days;
    }

    function _expect(bytes32 key, uint64 university, uint24 number) private {
        uint40 validFrom = _time + registry.startDelay();
        _expected[key] = IUniversities.Key(university, validFrom, 0, 0, 0, number, false);
        _keys.push(key);
    }

    function _anyKey(uint256 seed) private view returns (bytes32) {
        return _keys.length == 0 ? bytes32(0) : _keys[seed % _keys.length];
    }

    function _key(address wallet) internal pure returns (bytes32) {
        return bytes32(uint256(uint160(wallet)));
    }
}
