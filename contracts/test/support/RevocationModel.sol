// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// @title What is revoked, told diploma by diploma and slowly, to compare the registry with
/// @dev Wallets are numbers from 0. It knows eight diplomas, the lowest of a word.
contract RevocationModel {
    struct Act {
        uint256 bits;
        bool isReinstating;
        bool superseded;
        uint256 time;
        uint256 wallet;
    }

    uint256 public constant DIPLOMAS = 8;

    Act[] private _acts;
    /// @dev Since when the registrar states that the wallet is compromised; zero if not.
    mapping(uint256 wallet => uint256) public since;

    function add(Act calldata act) external {
        _acts.push(act);
    }

    function state(uint256 wallet, uint256 time) external {
        since[wallet] = time;
    }

    function length() external view returns (uint256) {
        return _acts.length;
    }

    function isVoid(uint256 n) public view returns (bool) {
        Act storage act = _acts[n];
        return !act.isReinstating && since[act.wallet] != 0 && act.time >= since[act.wallet];
    }

    /// @dev 0 for a diploma in force, 1 for a revoked one, 2 for a superseded one. Superseded does not become revoked only.
    function stateOf(uint256 diploma) public view returns (uint256 kind) {
        for (uint256 n = 0; n < _acts.length; n++) {
            bool isOfIt = (_acts[n].bits >> diploma) & 1 == 1;
            if (!isOfIt || isVoid(n)) continue;
            if (_acts[n].isReinstating) kind = 0;
            else if (_acts[n].superseded) kind = 2;
            else if (kind == 0) kind = 1;
        }
    }

    function words() external view returns (uint256 revoked, uint256 superseded) {
        for (uint256 diploma = 0; diploma < DIPLOMAS; diploma++) {
            uint256 kind = stateOf(diploma);
            if (kind > 0) revoked += 1 << diploma;
            if (kind > 1) superseded += 1 << diploma;
        }
    }

    /// @dev The time of the last act that revoked and counts; zero if no diploma is revoked.
    function revokedAt() external view returns (uint256) {
        bool isAny = false;
        for (uint256 diploma = 0; diploma < DIPLOMAS; diploma++) {
            isAny = isAny || stateOf(diploma) > 0;
        }
        for (uint256 n = _acts.length; isAny && n > 0; n--) {
            if (!_acts[n - 1].isReinstating && !isVoid(n - 1)) return _acts[n - 1].time;
        }
        return 0;
    }
}
